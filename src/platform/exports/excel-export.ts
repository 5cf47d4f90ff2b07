import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ExcelAnswer, ExcelTask } from './excel-thread.ts';
import type { Export } from './export.ts';

/** In mebibytes. Enough for the rows in work; without a limit V8 keeps garbage for as long as the machine has memory. */
const resourceLimits = { maxYoungGenerationSizeMb: 64, maxOldGenerationSizeMb: 96 };

/**
 * A workbook, written in a thread of its own piece by piece as it is asked for: the server's other requests do not feel
 * it. Whoever stops early ends the thread and what it reads.
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
  // Whoever waits is told of it by `once`; between two pieces nobody waits.
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
