const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const belowHundred = (number: number): string => {
  if (number < 20) return small[number]!;
  const rest = number % 10;
  return `${tens[Math.floor(number / 10)]!}${rest === 0 ? '' : `-${small[rest]!}`}`;
};

const belowThousand = (number: number): string => {
  const rest = number % 100;
  if (number < 100) return belowHundred(number);
  return `${small[Math.floor(number / 100)]!} hundred${rest === 0 ? '' : ` and ${belowHundred(rest)}`}`;
};

/**
 * A whole number in words: “one thousand two hundred and thirty-four”.
 * @throws RangeError below 0, or from a thousand million on
 */
export const englishNumeral = (number: number): string => {
  if (!Number.isInteger(number) || number < 0 || number >= 1e9)
    throw new RangeError(`no words for ${number}`);
  if (number === 0) return small[0]!;
  const [millions, thousands, rest] = [
    Math.floor(number / 1e6),
    Math.floor(number / 1e3) % 1e3,
    number % 1e3,
  ];
  const isLoose = rest > 0 && rest < 100 && number >= 1e3;
  return [
    ...(millions > 0 ? [`${belowThousand(millions)} million`] : []),
    ...(thousands > 0 ? [`${belowThousand(thousands)} thousand`] : []),
    ...(rest > 0 ? [`${isLoose ? 'and ' : ''}${belowThousand(rest)}`] : []),
  ].join(' ');
};
