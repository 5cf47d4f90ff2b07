import type { Merchant } from '#contract/merchants.ts';
import { useLanguage } from '../messages/language.ts';

/** Plain texts of a merchant's profile: one entry is a field of both forms and a fact of the back office. */
const texts = {
  address: { bg: 'Адрес', en: 'Address', required: true, maxLength: 300, autoComplete: 'street-address' },
} as const;
type ProfileText = keyof typeof texts;
const names = Object.keys(texts) as ProfileText[];

/** What an input of each text is given, in the person's language. */
export const useProfileTexts = () => {
  const language = useLanguage();
  return names.map((name) => {
    const { [language]: label, required, maxLength, autoComplete } = texts[name];
    return { name, label, required, maxLength, autoComplete };
  });
};

/** Values for a form; empty ones without a merchant. */
export const profileTextsOf = (merchant?: Merchant): Record<ProfileText, string> =>
  Object.fromEntries(names.map((name) => [name, merchant?.[name] ?? ''])) as Record<ProfileText, string>;
