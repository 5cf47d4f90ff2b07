const digitsOf = (text: string): number[] => Array.from(text, Number);

const weightedSum = (digits: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, place) => sum + weight * (digits[place] ?? 0), 0);

/** Modulo 11; a remainder of 10 is computed again with the second weights, and a second 10 counts as 0. */
const twoStepCheck = (
  digits: readonly number[],
  first: readonly number[],
  second: readonly number[],
): number => {
  const once = weightedSum(digits, first) % 11;
  return once < 10 ? once : (weightedSum(digits, second) % 11) % 10;
};

const isEik9 = (digits: readonly number[]): boolean =>
  digits.some((digit) => digit > 0) &&
  twoStepCheck(digits, [1, 2, 3, 4, 5, 6, 7, 8], [3, 4, 5, 6, 7, 8, 9, 10]) === digits[8];

const isEik13 = (digits: readonly number[]): boolean =>
  isEik9(digits.slice(0, 9)) && twoStepCheck(digits.slice(8), [2, 7, 3, 5], [4, 9, 5, 7]) === digits[12];

/** Whether the text is a valid EIK (commercial register or BULSTAT): 9 digits, or 13 for a branch, with check digits. */
export const isEik = (text: string): boolean =>
  (/^\d{9}$/.test(text) && isEik9(digitsOf(text))) || (/^\d{13}$/.test(text) && isEik13(digitsOf(text)));

/** The first six digits are a birth date; the month encodes the century: 21–32 is the 19th, 41–52 the 21st. */
const hasBirthDate = (digits: readonly number[]): boolean => {
  const [y1 = 0, y2 = 0, m1 = 0, m2 = 0, d1 = 0, d2 = 0] = digits;
  const coded = m1 * 10 + m2;
  const [century, month] = coded > 40 ? [2000, coded - 40] : coded > 20 ? [1800, coded - 20] : [1900, coded];
  const date = new Date(Date.UTC(century + y1 * 10 + y2, month - 1, d1 * 10 + d2));
  return month >= 1 && month <= 12 && date.getUTCMonth() === month - 1 && date.getUTCDate() === d1 * 10 + d2;
};

const isPersonalNumber = (digits: readonly number[]): boolean =>
  hasBirthDate(digits) && (weightedSum(digits, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10 === digits[9];

const isForeignersNumber = (digits: readonly number[]): boolean =>
  weightedSum(digits, [21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10 === digits[9];

const isOtherVatNumber = (digits: readonly number[]): boolean => {
  const check = 11 - (weightedSum(digits, [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11);
  return check !== 10 && check % 11 === digits[9];
};

/**
 * Whether the text is a valid number of a person in BULSTAT: an EGN, the number of a foreigner (LNCh) or an official number
 * of the revenue agency. Free professions have it in place of an EIK (BULSTAT Register Act, art. 3); it is personal data.
 */
export const isPersonalTaxId = (text: string): boolean => {
  if (!/^\d{10}$/.test(text)) return false;
  const digits = digitsOf(text);
  return (
    digits.some((digit) => digit > 0) &&
    (isPersonalNumber(digits) || isForeignersNumber(digits) || isOtherVatNumber(digits))
  );
};

/** Whether the text is the number of a party in a Bulgarian register: an EIK, or the number of a person. */
export const isBulgarianTaxId = (text: string): boolean => isEik(text) || isPersonalTaxId(text);

/** Whether the text is a valid Bulgarian VAT number: `BG` and an EIK, or ten digits of a person or a foreign company. */
export const isBulgarianVatNumber = (text: string): boolean => {
  const number = /^BG(\d{9,13})$/.exec(text)?.[1];
  return number !== undefined && isBulgarianTaxId(number);
};
