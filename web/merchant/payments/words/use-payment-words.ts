import { useWords } from '../../../shared/words/use-words.ts';
import type { en } from './en.ts';

export const usePaymentWords = () => useWords<typeof en>();
