/** Grammatical gender of the counted noun. */
export type Gender = 'MASCULINE' | 'FEMININE' | 'NEUTER';

const one: Readonly<Record<Gender, string>> = { MASCULINE: 'един', FEMININE: 'една', NEUTER: 'едно' };
const two: Readonly<Record<Gender, string>> = { MASCULINE: 'два', FEMININE: 'две', NEUTER: 'две' };
const small = [
  'нула',
  '',
  '',
  'три',
  'четири',
  'пет',
  'шест',
  'седем',
  'осем',
  'девет',
  'десет',
  'единадесет',
  'дванадесет',
  'тринадесет',
  'четиринадесет',
  'петнадесет',
  'шестнадесет',
  'седемнадесет',
  'осемнадесет',
  'деветнадесет',
];
const tens = [
  '',
  '',
  'двадесет',
  'тридесет',
  'четиридесет',
  'петдесет',
  'шестдесет',
  'седемдесет',
  'осемдесет',
  'деветдесет',
];
const hundreds = [
  '',
  'сто',
  'двеста',
  'триста',
  'четиристотин',
  'петстотин',
  'шестстотин',
  'седемстотин',
  'осемстотин',
  'деветстотин',
];

const belowTwenty = (number: number, gender: Gender): string =>
  number === 1 ? one[gender] : number === 2 ? two[gender] : small[number]!;

/** The words of 1 to 999; „и“ comes before the last of them. */
const belowThousand = (number: number, gender: Gender): string[] => {
  const rest = number % 100;
  const messages = [hundreds[Math.floor(number / 100)]!];
  if (rest >= 20)
    messages.push(tens[Math.floor(rest / 10)]!, rest % 10 > 0 ? belowTwenty(rest % 10, gender) : '');
  else if (rest > 0) messages.push(belowTwenty(rest, gender));
  return messages.filter((word) => word !== '');
};

const joined = (messages: readonly string[]): string =>
  messages.length < 2 ? messages.join('') : `${messages.slice(0, -1).join(' ')} и ${messages.at(-1)!}`;

const thousandsIn = (number: number): string =>
  number === 1 ? 'хиляда' : `${joined(belowThousand(number, 'FEMININE'))} хиляди`;
const millionsIn = (number: number): string =>
  number === 1 ? 'един милион' : `${joined(belowThousand(number, 'MASCULINE'))} милиона`;

/**
 * A whole number in words: „хиляда двеста тридесет и четири“. The last group is joined with „и“ when it is one word.
 * @throws RangeError below 0, or from a thousand million on
 */
export const bulgarianNumeral = (number: number, gender: Gender): string => {
  if (!Number.isInteger(number) || number < 0 || number >= 1e9)
    throw new RangeError(`no words for ${number}`);
  if (number === 0) return small[0]!;
  const groups = [
    { count: Math.floor(number / 1e6), messages: millionsIn },
    { count: Math.floor(number / 1e3) % 1e3, messages: thousandsIn },
  ]
    .filter(({ count }) => count > 0)
    .map(({ count, messages }) => messages(count));
  const last = belowThousand(number % 1e3, gender);
  if (last.length === 0) return joined(groups);
  if (groups.length === 0) return joined(last);
  return `${groups.join(' ')} ${last.length === 1 ? 'и ' : ''}${joined(last)}`;
};
