import type { ReactNode } from 'react';
import { WordsProvider } from '../shared/words/WordsProvider.tsx';
import { bg } from './words/bg.ts';
import { en } from './words/en.ts';

const words = { bg, en };

/** Gives the public pages their words. */
export const PublicSurface = ({ children }: { children: ReactNode }) => (
  <WordsProvider words={words}>{children}</WordsProvider>
);
