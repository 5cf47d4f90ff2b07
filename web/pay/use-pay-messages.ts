import { useLanguage, type Language } from '../shared/messages/language.ts';
import { bg } from './messages/bg.ts';
import { en, type PayMessages } from './messages/en.ts';

export const catalogues: Readonly<Record<Language, PayMessages>> = { bg, en };

/** The page's sentences in the person's language. Plain objects: the page is too small for a translation library. */
export const usePayMessages = (): { messages: PayMessages; language: Language } => {
  const language = useLanguage();
  return { messages: catalogues[language], language };
};
