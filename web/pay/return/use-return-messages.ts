import { useLanguage, type Language } from '../../shared/messages/language.ts';
import { bg } from './messages/bg.ts';
import { en, type ReturnMessages } from './messages/en.ts';

export const catalogues: Readonly<Record<Language, ReturnMessages>> = { bg, en };

/** Messages of the return pages; a separate chunk, loaded after the payment. */
export const useReturnMessages = (): { messages: ReturnMessages; language: Language } => {
  const language = useLanguage();
  return { messages: catalogues[language], language };
};
