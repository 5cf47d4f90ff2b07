import { transliterate } from '#kernel/transliterate.ts';

/** Set in the Stripe dashboard, on the platform's account and on each connected one; a shorter one is fine. */
const prefix = 'PLATENO';
/** A card statement shows 22 characters of `prefix* suffix` (Stripe, "Statement descriptors"). */
const longest = 22 - `${prefix}* `.length;

/**
 * The merchant's name as the customer's card statement shows it behind the platform's prefix: Latin letters, digits,
 * spaces, dots and hyphens, 13 characters at most. null for a name without a letter, which Stripe refuses.
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
