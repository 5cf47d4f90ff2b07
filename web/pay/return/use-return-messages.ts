import { useLanguage, type Language } from '../../shared/messages/language.ts';
import { bg } from './messages/bg.ts';
import { en, type ReturnMessages } from './messages/en.ts';

const catalogues: Readonly<Record<Language, ReturnMessages>> = { bg, en };

/** The sentences of the pages a customer comes back to; apart, so that nobody loads them before paying. */
export const useReturnMessages = (): { messages: ReturnMessages; language: Language } => {
  const language = useLanguage();
  return { messages: catalogues[language], language };
};
