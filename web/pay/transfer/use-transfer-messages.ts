import { useLanguage, type Language } from '../../shared/messages/language.ts';
import { bg } from './messages/bg.ts';
import { en, type TransferMessages } from './messages/en.ts';

export const catalogues: Readonly<Record<Language, TransferMessages>> = { bg, en };

/** Messages of the page of a transfer, which are loaded with it. */
export const useTransferMessages = (): { messages: TransferMessages; language: Language } => {
  const language = useLanguage();
  return { messages: catalogues[language], language };
};
