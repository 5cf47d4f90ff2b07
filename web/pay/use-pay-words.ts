import { useLanguage, type Language } from '../shared/words/language.ts';
import { bg } from './words/bg.ts';
import { en, type PayWords } from './words/en.ts';

export const catalogues: Readonly<Record<Language, PayWords>> = { bg, en };

/** The page's sentences in the person's language. Plain objects: the page is too small for a translation library. */
export const usePayWords = (): { words: PayWords; language: Language } => {
  const language = useLanguage();
  return { words: catalogues[language], language };
};
