import { on } from 'node:events';
import { parentPort } from 'node:worker_threads';
import { useCompileCache, flushCompiledFiles } from '../compiled-files.ts';
import type { Export } from './export.ts';

/** The first request of a workbook names the database URL and the export; each later one asks for the next piece. */
export type ExcelRequest = Readonly<{ url: string; exportFile: Export }> | 'more';
/** The next piece of the workbook; null at the end, after which another workbook may be requested. */
export type ExcelAnswer = Uint8Array<ArrayBuffer> | null;

const reader = parentPort!;
// Listens before the library is loaded: the first request is there by then.
const requests = on(reader, 'message') as AsyncIterable<[ExcelRequest]>;
useCompileCache();
const { excelWorkbook } = await import('./excel-workbook.ts');
flushCompiledFiles();

// A workbook is read, written and compressed in this thread: its garbage does not delay requests.
let book: AsyncIterator<Uint8Array> | undefined;
for await (const [request] of requests) {
  if (request !== 'more') book = excelWorkbook(request.url, request.exportFile)[Symbol.asyncIterator]();
  const { done, value } = await book!.next();
  // Copied: a transferred buffer is detached here, and the compressor reuses the rest of its memory.
  const bytes = done === true ? null : Uint8Array.from(value);
  reader.postMessage(bytes satisfies ExcelAnswer, bytes === null ? [] : [bytes.buffer]);
}
