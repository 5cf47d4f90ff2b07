import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { keepCompiledFiles, storeCompiledFiles } from '../compiled-files.ts';
import type { Sheet } from './sheet.ts';

export type ExcelTask = Readonly<{ url: string; sheet: Sheet }>;
/** What stands ready of the workbook, answered to whoever asks by any message; null is its end. */
export type ExcelAnswer = Uint8Array<ArrayBuffer> | null;

keepCompiledFiles();
const { excelBook } = await import('./excel-book.ts');
storeCompiledFiles();

// A thread for one workbook: read, written and packed here, its rows and their garbage are in nobody's way.
const { url, sheet } = workerData as ExcelTask;
const reader = parentPort!;
const book = excelBook(url, sheet)[Symbol.asyncIterator]();

for (;;) {
  await once(reader, 'message');
  const { done, value } = await book.next();
  if (done === true) {
    reader.postMessage(null satisfies ExcelAnswer);
    break;
  }
  // A copy, for what is handed over is gone here, and the packer goes on with the rest of its piece of memory.
  const bytes = Uint8Array.from(value);
  reader.postMessage(bytes satisfies ExcelAnswer, [bytes.buffer]);
}
