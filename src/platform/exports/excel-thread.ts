import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { keepCompiledFiles, storeCompiledFiles } from '../compiled-files.ts';
import type { Export } from './export.ts';

export type ExcelTask = Readonly<{ url: string; exportFile: Export }>;
/** What stands ready of the workbook, answered to whoever asks by any message; null is its end. */
export type ExcelAnswer = Uint8Array<ArrayBuffer> | null;

keepCompiledFiles();
const { excelWorkbook } = await import('./excel-workbook.ts');
storeCompiledFiles();

// A thread for one workbook: read, written and packed here, its rows and their garbage are in nobody's way.
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
  // A copy, for what is handed over is gone here, and the packer goes on with the rest of its piece of memory.
  const bytes = Uint8Array.from(value);
  reader.postMessage(bytes satisfies ExcelAnswer, [bytes.buffer]);
}
