import { csvSheet } from './csv-sheet.ts';
import { excelSheet } from './excel-sheet.ts';
import { jsonLinesSheet } from './json-lines-sheet.ts';
import type { Sheet, SheetFormat } from './sheet.ts';

const writers = { csv: csvSheet, excel: excelSheet, 'json-lines': jsonLinesSheet } as const;

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
export const writeSheet = (url: string, format: SheetFormat, sheet: Sheet): AsyncIterable<Uint8Array> => ({
  [Symbol.asyncIterator]: () => {
    const returned = new AbortController();
    const pieces = writers[format](url, sheet, returned.signal);
    return {
      next: () => pieces.next(),
      return: () => {
        returned.abort();
        return pieces.return(undefined);
      },
    };
  },
});
