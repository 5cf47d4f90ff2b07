import type { ReactNode } from 'react';
import { WordsProvider } from '../../../shared/words/WordsProvider.tsx';
import { bg } from './bg.ts';
import { en } from './en.ts';

const words = { bg, en };

/** Gives the screens of links their sentences. */
export const LinkWords = ({ children }: { children: ReactNode }) => (
  <WordsProvider words={words}>{children}</WordsProvider>
);
