import { isolated } from './isolated.ts';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { chooseLanguage, languageNames, languages } from './language.ts';
import type { Language } from './language.ts';

export interface Messages {
  readonly [key: string]: string | Messages;
}
export type Catalogue = Readonly<Record<Language, Messages>>;
export type I18nProvider = ReturnType<typeof polyglotI18nProvider>;

type GetMessages = Parameters<typeof polyglotI18nProvider>[0];

/** A text of others as people read it inside a message. */
export type Shown = (text: string) => string;

const shownValues = (values: Readonly<Record<string, unknown>>, shown: Shown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? shown(value) : value]),
  );

/** A polyglot provider over a catalogue with `{name}` for values, which are isolated by direction unless `shown` is given. `changeLocale` stores the language for all surfaces. */
export const createI18nProvider = (
  catalogue: Catalogue,
  language: Language,
  shown: Shown = isolated,
): I18nProvider => {
  // The provider's type asks for react-admin's own messages; only the back office's catalogue has those.
  const getMessages = ((locale: Language) => catalogue[locale]) as unknown as GetMessages;
  const provider = polyglotI18nProvider(
    getMessages,
    language,
    languages.map((locale) => ({ locale, name: languageNames[locale] })),
    { interpolation: { prefix: '{', suffix: '}' } },
  );
  return {
    ...provider,
    translate: (key: string, values?: Record<string, unknown>) =>
      provider.translate(key, values && shownValues(values, shown)),
    changeLocale: async (locale: string) => {
      await provider.changeLocale(locale);
      if (locale === 'bg' || locale === 'en') chooseLanguage(locale);
    },
  };
};
