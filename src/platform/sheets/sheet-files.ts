import type { Language } from '#kernel/language.ts';
import type { Sentences } from '#kernel/sentences.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Sheet, SheetFormat } from './sheet.ts';
import { sheetWords, type SheetWords } from './sheet-words.ts';
import { writeSheet } from './write-sheet.ts';

type Wish = Readonly<{ format: SheetFormat; language: Language; filters: object }>;
export type SheetDeps = Readonly<{ config: Config; database: Pick<Database, 'copy'>; sentences: Sentences }>;

/** `22.11.2026 – …`: the days that the rows were narrowed to; empty without any. */
const sheetPeriod = (filters: Readonly<{ from?: string; to?: string }>, { head }: SheetWords): string => {
  const dayOf = (day: string | undefined): string => day?.split('-').toReversed().join('.') ?? '…';
  const { from, to } = filters;
  if (from === undefined && to === undefined) return '';
  return `${head('period')}: ${dayOf(from)} – ${dayOf(to)}`;
};

/**
 * Files of one list in the words of their reader; `describe` says what is in them. They are read past a pooler, for a
 * long one holds its connection, and best from a replica.
 */
export const sheetFiles = <W extends Wish>(
  { config, database, sentences }: SheetDeps,
  describe: (wish: W, words: SheetWords) => Omit<Sheet, 'language'>,
) => ({
  write: (wish: W): AsyncIterable<Uint8Array> => {
    const { format, language } = wish;
    const words = sheetWords(sentences, language);
    const described = describe(wish, words);
    const about = sheetPeriod(wish.filters, words);
    const url = config.database.replicaUrl ?? config.database.directUrl;
    return writeSheet({ database, url }, format, {
      ...(about !== '' && { about }),
      ...described,
      language,
    });
  },
});
