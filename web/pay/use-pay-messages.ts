import { useLanguage, type Language } from '../shared/messages/language.ts';
import { bg } from './messages/bg.ts';
import { en, type PayMessages } from './messages/en.ts';

export const catalogues: Readonly<Record<Language, PayMessages>> = { bg, en };

/** The page's messages in the current language. Plain objects: a translation library is larger than the page. */
export const usePayMessages = (): { messages: PayMessages; language: Language } => {
  const language = useLanguage();
  return { messages: catalogues[language], language };
};
