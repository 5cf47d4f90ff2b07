import { transliterate } from '#kernel/transliterate.ts';

/**
 * A card statement shows 22 characters of `prefix* suffix`; an account's prefix, set in its dashboard, has at most ten
 * (Stripe, "Statement descriptors"). A longer suffix would refuse the checkout.
 */
const longest = 10;

/**
 * The merchant's name as the customer's card statement shows it behind the platform's prefix: Latin letters, digits,
 * spaces, dots and hyphens, 10 characters at most. null for a name without a letter, which Stripe refuses.
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
