import { transliterate } from '#kernel/transliterate.ts';

const maxLength = 60;
/** For a name without transliterable letters. */
const fallback = 'merchant';

/** The part of a URL that names a merchant: `Кафене „Изгрев“` becomes `kafene-izgrev`. */
export const slugOf = (businessName: string): string => {
  const text = transliterate(businessName)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replaceAll(/^-+|-+$/g, '');
  return text === '' ? fallback : text;
};
