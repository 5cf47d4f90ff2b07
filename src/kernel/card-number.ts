/**
 * Numbers of cards by their first digits and lengths, as the networks issue them (ISO/IEC 7812, published ranges).
 * Visa: 13 digits are an EAN, such cards are not issued any more. Diners: not 15, the length of an IMEI, nor 17 and 18.
 * Maestro: 16, 18 and 19 digits of the ranges in use; its shorter numbers do not differ from an EAN, an IMEI or a GTIN.
 */
const brands: readonly RegExp[] = [
  /^4(?:\d{15}|\d{18})$/, // Visa
  /^(?:5[1-5]\d\d|222[1-9]|22[3-9]\d|2[3-6]\d\d|27[01]\d|2720)\d{12}$/, // Mastercard
  /^3[47]\d{13}$/, // American Express
  /^(?:6011|64[4-9]\d|65\d\d)\d{12,15}$/, // Discover
  /^(?:30[0-5]|36\d|3[89]\d)\d{11}(?:\d{2}|\d{5})?$/, // Diners Club
  /^35(?:2[89]|[3-8]\d)\d{12,15}$/, // JCB
  /^62\d{14,17}$/, // UnionPay
  /^220[0-4]\d{12}$/, // Mir
  /^(?:50|5[6-8]|63|67)\d{14}(?:\d{2,3})?$/, // Maestro
];

const passesLuhn = (digits: string): boolean => {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    const doubled = place % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
};

/** The check digit of GS1 numbers (EAN, GTIN): weights 3 and 1 from the right. */
const passesGs1 = (digits: string): boolean =>
  Array.from(digits, Number)
    .toReversed()
    .reduce((sum, digit, place) => sum + digit * (place % 2 === 1 ? 3 : 1), 0) %
    10 ===
  0;

const isCard = (digits: string): boolean => brands.some((form) => form.test(digits)) && passesLuhn(digits);

/** Digits of every script as ASCII; decimal digits of Unicode stand in rows from 0 to 9. */
const asciiDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const ascii = digit.normalize('NFKC');
    if (/^[0-9]$/.test(ascii)) return ascii;
    const code = digit.codePointAt(0)!;
    let value = 0;
    while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) value += 1;
    return String(value);
  });

/** An IBAN by its form and its check, ISO 13616: modulo 97 of its letters as numbers is 1. */
const isIban = (text: string): boolean => {
  const plain = text.replaceAll(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(plain)) return false;
  const numbers = (plain.slice(4) + plain.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return BigInt(numbers) % 97n === 1n;
};

/** Groups of four, as an IBAN is printed, or without spaces; the longest part from its start that is an IBAN. */
const withoutIbans = (text: string): string =>
  text.replace(/(?<![\p{L}\d])[A-Z]{2}\d{2}(?:\s?[A-Z0-9]){11,30}/giu, (found) => {
    for (let end = found.length; end >= 15; end -= 1) {
      if (isIban(found.slice(0, end))) return `IBAN ${found.slice(end)}`;
    }
    return found;
  });

/** Digits between other characters, with the marks before them in the chain; absent for the first. */
type Group = Readonly<{ digits: string; mark: string; start: number; end: number }>;

/** A comma with a space divides the prices of a list. */
const marks = String.raw`(?:[\s\p{Pd}\p{Cf}./\\_·•|*:−]|,(?!\s)){1,6}`;
const chainOf = new RegExp(String.raw`\d+(?:${marks}\d+)*`, 'gu');

/** A mark as it is compared: spaces beside a dash or dot do not matter, and every dash is one. */
const plainMark = (mark: string): string =>
  mark.replaceAll(/[\s\p{Cf}]/gu, '').replaceAll(/[\p{Pd}−]/gu, '-');

const groupsOf = (chain: string, at: number): Group[] =>
  [...chain.matchAll(/(\D*)(\d+)/gu)].map(({ index, 0: whole, 1: mark = '', 2: digits = '' }) => ({
    digits,
    mark: plainMark(mark),
    start: at + index + mark.length,
    end: at + index + whole.length,
  }));

/** Lengths of the groups in which cards are printed. */
const printed = new Set(['4 4 4 4', '4 4 4 4 3', '4 6 5', '4 6 4', '8 8', '6 13', '4 4 4 4 2']);

/** A list of rising or falling numbers, like the sizes 36, 37, 38 …, is no card. */
const isOrderedList = (groups: readonly Group[]): boolean => {
  const signs = groups.slice(1).map(({ digits }, place) => Math.sign(+digits - +groups[place]!.digits));
  return groups.length >= 6 && signs[0] !== 0 && signs.every((sign) => sign === signs[0]);
};

/** Groups after the number that can be its expiry and its code. */
const longestTail = 3;
/** Groups of the longest number, of one digit each, with what follows it. */
const mostGroups = 19 + longestTail;

/** Groups from a place in a printed grouping. */
const printedFrom = (groups: readonly Group[], from: number): Group[][] =>
  [4, 6, 8].includes(groups[from]!.digits.length)
    ? [2, 3, 4, 5]
        .map((count) => groups.slice(from, from + count))
        .filter((some) => printed.has(some.map(({ digits }) => digits.length).join(' ')))
    : [];

/** Groups between equal marks from the place where they begin, whole and without the last ones; none in a longer list. */
const runsFrom = (groups: readonly Group[], from: number): Group[][] => {
  const mark = groups[from + 1]?.mark;
  if (mark === undefined || (from > 0 && groups[from]!.mark === mark)) return [];
  const near = groups.slice(from, from + mostGroups + 1);
  const other = near.findIndex((group, place) => place > 0 && group.mark !== mark);
  const run = other === -1 ? near : near.slice(0, other);
  if (run.length > mostGroups) return [];
  return Array.from({ length: longestTail + 1 }, (_, tail) => run.slice(0, run.length - tail)).filter(
    ({ length }) => length > 1,
  );
};

/** What of a chain can be one number: a group, a printed grouping, or groups between equal marks. */
const candidatesOf = (groups: readonly Group[]): Group[][] =>
  groups.flatMap((group, from) => [[group], ...printedFrom(groups, from), ...runsFrom(groups, from)]);

/** Words beside digits that name another number of that length, which passes the same check. */
const otherNumbers: readonly Readonly<{ length: number; word: RegExp }>[] = [
  { length: 15, word: /imei|имей/iu },
  { length: 14, word: /gtin|ean|itf|barcode|баркод/iu },
];

const isNamedOther = (text: string, { start }: Group, { end }: Group, length: number): boolean => {
  const beside = `${text.slice(Math.max(0, start - 20), start)} ${text.slice(end, end + 10)}`;
  return otherNumbers.some((other) => other.length === length && other.word.test(beside));
};

/** A card with its expiry (MMYY) and perhaps its code, in one run of digits. */
const withExpiry = /^(\d{15,16})(?:0[1-9]|1[0-2])[2-4]\d(?:\d{3,4})?$/;

/** The number of a SIM card, ISO/IEC 7812 with the industry 89, whatever its groups. */
const isIccid = (groups: readonly Group[]): boolean =>
  /^89\d{16,18}$/.test(groups.map(({ digits }) => digits).join(''));

const isCardIn = (text: string, groups: readonly Group[]): boolean => {
  const digits = groups.map((group) => group.digits).join('');
  if (digits.length < 14) return false;
  const glued = withExpiry.exec(digits)?.[1];
  if (groups.length === 1 && glued !== undefined && digits.length >= 19 && isCard(glued)) return true;
  if (!isCard(digits) || isOrderedList(groups)) return false;
  if (digits.length === 14 && groups.length === 1 && passesGs1(digits)) return false;
  return !isNamedOther(text, groups[0]!, groups.at(-1)!, digits.length);
};

/**
 * Whether free text holds the number of a card: the first digits and the length of a network with a right check digit
 * (Luhn), in one run, in the groups in which cards are printed or in any groups between equal marks, in digits of every
 * script. Numbers that pass the same check are no cards by their form (EAN, ICCID, SSCC of other first digits, IBAN), or
 * by the word beside them (IMEI, GTIN). A run of 14 digits that passes the check of a GTIN as well is a GTIN. What is left
 * over: an IMEI that begins with 34 or 37, which no body allocates, and one in ten of other numbers with the first digits
 * and the length of a card.
 */
export const looksLikeCardNumber = (given: string): boolean => {
  const text = withoutIbans(asciiDigits(given));
  return [...text.matchAll(chainOf)].some((found) => {
    const groups = groupsOf(found[0], found.index);
    return !isIccid(groups) && candidatesOf(groups).some((some) => isCardIn(text, some));
  });
};
