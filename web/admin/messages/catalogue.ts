import type { TranslationMessages } from 'react-admin';
import reactAdminEn from 'ra-language-english';
import type { Catalogue, Messages } from '../../shared/messages/i18n-provider.ts';
import { bg } from './bg.ts';
import { en } from './en.ts';
import { reactAdminBg } from './react-admin-bg.ts';

/** react-admin's type leaves room for keys of one's own; a catalogue has none but those that are there. */
const messagesOf = ({ ra }: TranslationMessages): Messages => ra as unknown as Messages;

/** The surface's words beside react-admin's own. */
export const catalogue: Catalogue = {
  bg: { ...bg, ra: messagesOf(reactAdminBg) },
  en: { ...en, ra: messagesOf(reactAdminEn) },
};
