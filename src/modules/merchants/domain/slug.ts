import { transliterate } from '#kernel/transliterate.ts';

const longest = 60;
/** For a name without a letter that an address can show. */
const nameless = 'merchant';

/** The part of an address that stands for a business: `Кафене „Изгрев“` is `kafene-izgrev`. */
export const slugOf = (businessName: string): string => {
  const text = transliterate(businessName)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replaceAll(/^-+|-+$/g, '');
  return text === '' ? nameless : text;
};
