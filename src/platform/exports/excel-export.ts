import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ExcelAnswer, ExcelTask } from './excel-thread.ts';
import type { Export } from './export.ts';

/** Mebibytes; enough for the rows in work. Without a limit V8 keeps garbage for as long as the machine has memory. */
const resourceLimits = { maxYoungGenerationSizeMb: 64, maxOldGenerationSizeMb: 96 };

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
  const thread = new Worker(new URL('./excel-thread.ts', import.meta.url), {
    workerData: { url, exportFile } satisfies ExcelTask,
    execArgv: [],
    resourceLimits,
  });
  signal?.addEventListener('abort', () => void thread.terminate());
  const gone = new AbortController();
  thread.once('exit', () => gone.abort());
  // Errors between two pieces have no listener; `once` reports them to a pending read.
  thread.on('error', () => undefined);
  try {
    for (;;) {
      thread.postMessage('more');
      const [bytes] = (await once(thread, 'message', { signal: gone.signal })) as [ExcelAnswer];
      if (bytes === null) return;
      yield bytes;
    }
  } finally {
    await thread.terminate();
  }
}
