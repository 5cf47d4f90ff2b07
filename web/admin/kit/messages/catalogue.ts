import type { TranslationMessages } from 'react-admin';
import reactAdminEn from 'ra-language-english';
import type { Catalogue, Messages } from '../../../shared/messages/i18n-provider.ts';
import { bg as sharedBg } from '../../../shared/messages/bg.ts';
import { en as sharedEn } from '../../../shared/messages/en.ts';
import { bg } from './bg.ts';
import { en } from './en.ts';
import { reactAdminBg } from './react-admin-bg.ts';

/** react-admin's type has an index signature, which a catalogue does not. */
const messagesOf = ({ ra }: TranslationMessages): Messages => ra as unknown as Messages;

/** The same messages with `{name}` for values: react-admin's English package writes `%{name}`. */
const withOwnSyntax = (messages: Messages): Messages =>
  Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string' ? value.replaceAll('%{', '{') : withOwnSyntax(value),
    ]),
  );

/** A missing value is reported with the words of the portal's forms. */
const withFormWords = (messages: Messages, required: string): Messages => ({
  ...messages,
  validation: { ...(messages['validation'] as Messages), required },
});

/** The messages of the back office and of react-admin. */
export const catalogue: Catalogue = {
  bg: { ...bg, ra: withFormWords(messagesOf(reactAdminBg), sharedBg.shared.form.required) },
  en: { ...en, ra: withFormWords(withOwnSyntax(messagesOf(reactAdminEn)), sharedEn.shared.form.required) },
};
