import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { ExcelAnswer, ExcelRequest } from './excel-thread.ts';
import { returnThread, takeThread } from './excel-threads.ts';
import type { Export } from './export.ts';

/** The next piece of the workbook; null at the end. */
const ask = async (thread: Worker, request: ExcelRequest, ended: AbortSignal): Promise<ExcelAnswer> => {
  thread.postMessage(request);
  const [answer] = (await once(thread, 'message', { signal: ended })) as [ExcelAnswer];
  return answer;
};

/**
 * A workbook, written by a worker thread piece by piece on demand, so that other requests are not delayed.
 * Returning early ends the thread and its query.
 */
export async function* excelExport(
  url: string,
  exportFile: Export,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array> {
  signal?.throwIfAborted();
  const thread = takeThread();
  const ended = new AbortController();
  const onExit = (): void => ended.abort();
  const onAbort = (): void => void thread.terminate();
  thread.once('exit', onExit);
  signal?.addEventListener('abort', onAbort);
  let isComplete = false;
  try {
    let piece = await ask(thread, { url, exportFile }, ended.signal);
    for (; piece !== null; piece = await ask(thread, 'more', ended.signal)) yield piece;
    isComplete = true;
  } finally {
    thread.off('exit', onExit);
    signal?.removeEventListener('abort', onAbort);
    if (isComplete) returnThread(thread);
    else await thread.terminate();
  }
}
