import type { Merchant } from '#contract/merchants/merchants.ts';
import { useLanguage } from '../messages/language.ts';

/** Plain text fields of a merchant's profile; each appears in both forms and in the back office. */
const texts = {
  address: { bg: 'Адрес', en: 'Address', required: true, maxLength: 300, autoComplete: 'street-address' },
} as const;
type ProfileText = keyof typeof texts;
const names = Object.keys(texts) as ProfileText[];

/** Input props of each text field, in the current language. */
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
