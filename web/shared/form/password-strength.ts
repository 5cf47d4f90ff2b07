/** Characters (specification, point 9). */
export const passwordMinimum = 6;

export type Strength = 'none' | 'weak' | 'fair' | 'good' | 'strong';

/** Kinds of characters: small and capital letters of any alphabet, digits, everything else. */
const kindsIn = (password: string): number =>
  [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u].filter((kind) => kind.test(password)).length;

/** A hint, never a refusal: length counts most, then variety; few different characters spoil it. */
export const passwordStrength = (password: string): Strength => {
  if (password === '') return 'none';
  const different = new Set(password).size;
  if (password.length < 6) return 'weak';
  const points = Math.min(different, 16) + 2 * kindsIn(password);
  return points < 12 ? 'weak' : points < 16 ? 'fair' : points < 20 ? 'good' : 'strong';
};
