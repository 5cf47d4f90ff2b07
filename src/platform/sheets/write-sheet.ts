import type { Database } from '../database/database.ts';
import type { Sheet, SheetFormat } from './sheet.ts';

/** Where rows are read: CSV by `copy`, other formats by a cursor on a connection of their own to `url`. */
export type SheetSource = Readonly<{ database: Pick<Database, 'copy'>; url: string }>;
type Writer = (source: SheetSource, sheet: Sheet, signal: AbortSignal) => AsyncGenerator<Uint8Array>;

/** A format's file is loaded with the first export in it. */
const writers: Readonly<Record<SheetFormat, Writer>> = {
  csv: async function* csv({ database }, sheet, signal) {
    const { csvSheet } = await import('./csv-sheet.ts');
    yield* csvSheet(database, sheet, signal);
  },
  excel: async function* excel({ url }, sheet, signal) {
    const { excelSheet } = await import('./excel-sheet.ts');
    yield* excelSheet(url, sheet, signal);
  },
  'json-lines': async function* jsonLines({ url }, sheet, signal) {
    const { jsonLinesSheet } = await import('./json-lines-sheet.ts');
    yield* jsonLinesSheet(url, sheet, signal);
  },
};

/** The ending of the file's name. */
export const sheetEndings: Readonly<Record<SheetFormat, string>> = {
  csv: 'csv',
  excel: 'xlsx',
  'json-lines': 'jsonl',
};

/**
 * The rows as a file, written while they are read on a connection of their own: memory does not grow with them. A reader
 * that returns early breaks off what is read, also while it waits for the next piece: a generator alone would go on
 * until that piece is there.
 */
export const writeSheet = (
  source: SheetSource,
  format: SheetFormat,
  sheet: Sheet,
): AsyncIterable<Uint8Array> => ({
  [Symbol.asyncIterator]: () => {
    const returned = new AbortController();
    const pieces = writers[format](source, sheet, returned.signal);
    return {
      next: () => pieces.next(),
      return: () => {
        returned.abort();
        return pieces.return(undefined);
      },
    };
  },
});
