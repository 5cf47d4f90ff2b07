import { transliterate } from '#kernel/transliterate.ts';

/**
 * A card statement shows 22 characters of `prefix* suffix`; an account's prefix, set in its dashboard, has at most ten
 * (Stripe, "Statement descriptors"). Stripe refuses a checkout with a longer suffix.
 */
const longest = 10;

/**
 * The merchant's name on a card statement, after the platform's prefix: Latin letters, digits, spaces, dots and hyphens,
 * at most 10 characters. null for a name without a letter, which Stripe refuses.
 */
export const statementSuffix = (businessName: string): string | null => {
  const suffix = transliterate(businessName)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9 .-]+/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
    .slice(0, longest)
    .trim();
  return /[A-Z]/.test(suffix) ? suffix : null;
};
