import type { en as merchantWords } from '../../words/en.ts';
import { useWords } from '../../../shared/words/use-words.ts';
import type { en } from './en.ts';

/** The links' own sentences beside those of the portal. */
export const useLinkWords = () => useWords<typeof en & typeof merchantWords>();
