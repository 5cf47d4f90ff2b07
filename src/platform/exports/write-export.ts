import type { Database } from '../database/database.ts';
import type { Export, ExportFormat } from './export.ts';

/** Where rows are read: CSV by `copy`, other formats by a cursor on a connection of their own to `url`. */
export type ExportSource = Readonly<{ database: Pick<Database, 'copy'>; url: string }>;
type Writer = (source: ExportSource, exportFile: Export, signal: AbortSignal) => AsyncGenerator<Uint8Array>;

/** The code of a format is loaded with the first export in it. */
const writers: Readonly<Record<ExportFormat, Writer>> = {
  csv: async function* csv({ database }, exportFile, signal) {
    const { csvExport } = await import('./csv-export.ts');
    yield* csvExport(database, exportFile, signal);
  },
  excel: async function* excel({ url }, exportFile, signal) {
    const { excelExport } = await import('./excel-export.ts');
    yield* excelExport(url, exportFile, signal);
  },
  'json-lines': async function* jsonLines({ url }, exportFile, signal) {
    const { jsonLinesExport } = await import('./json-lines-export.ts');
    yield* jsonLinesExport(url, exportFile, signal);
  },
};

/** File name extensions. */
export const exportEndings: Readonly<Record<ExportFormat, string>> = {
  csv: 'csv',
  excel: 'xlsx',
  'json-lines': 'jsonl',
};

/**
 * The rows as a file, written while they are read on a connection of their own, with constant memory. Returning
 * early cancels the read, also while the reader waits for the next piece; a plain generator would finish that piece
 * first.
 */
export const writeExport = (
  source: ExportSource,
  format: ExportFormat,
  exportFile: Export,
): AsyncIterable<Uint8Array> => ({
  [Symbol.asyncIterator]: () => {
    const returned = new AbortController();
    const pieces = writers[format](source, exportFile, returned.signal);
    return {
      next: () => pieces.next(),
      return: () => {
        returned.abort();
        return pieces.return(undefined);
      },
    };
  },
});
