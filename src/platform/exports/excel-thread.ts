import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { useCompileCache, flushCompiledFiles } from '../compiled-files.ts';
import type { Export } from './export.ts';

/** Input of the workbook thread: the database URL and the export. */
export type ExcelTask = Readonly<{ url: string; exportFile: Export }>;
/** The next piece of the workbook, sent in answer to any message; null at the end. */
export type ExcelAnswer = Uint8Array<ArrayBuffer> | null;

useCompileCache();
const { excelWorkbook } = await import('./excel-workbook.ts');
flushCompiledFiles();

// One workbook is read, written and compressed in this thread: its garbage does not delay requests.
const { url, exportFile } = workerData as ExcelTask;
const reader = parentPort!;
const book = excelWorkbook(url, exportFile)[Symbol.asyncIterator]();

for (;;) {
  await once(reader, 'message');
  const { done, value } = await book.next();
  if (done === true) {
    reader.postMessage(null satisfies ExcelAnswer);
    break;
  }
  // Copied: a transferred buffer is detached here, and the compressor reuses the rest of its memory.
  const bytes = Uint8Array.from(value);
  reader.postMessage(bytes satisfies ExcelAnswer, [bytes.buffer]);
}
