/** Characters (specification, point 9). */
export const passwordMinimum = 6;

export type Strength = 'none' | 'weak' | 'fair' | 'good' | 'strong';

/** Counts character classes: lower and upper case letters of any alphabet, digits, others. */
const kindsIn = (password: string): number =>
  [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u].filter((kind) => kind.test(password)).length;

/** A hint only. Length counts most, then variety; few distinct characters lower it. */
export const passwordStrength = (password: string): Strength => {
  if (password === '') return 'none';
  const different = new Set(password).size;
  if (password.length < 6) return 'weak';
  const points = Math.min(different, 16) + 2 * kindsIn(password);
  return points < 12 ? 'weak' : points < 16 ? 'fair' : points < 20 ? 'good' : 'strong';
};
