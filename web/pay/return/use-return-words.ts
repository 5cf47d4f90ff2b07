import { useLanguage, type Language } from '../../shared/words/language.ts';
import { bg } from './words/bg.ts';
import { en, type ReturnWords } from './words/en.ts';

const catalogues: Readonly<Record<Language, ReturnWords>> = { bg, en };

/** The sentences of the pages a customer comes back to; apart, so that nobody loads them before paying. */
export const useReturnWords = (): { words: ReturnWords; language: Language } => {
  const language = useLanguage();
  return { words: catalogues[language], language };
};
