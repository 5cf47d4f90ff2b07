import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { RateLimited } from '#kernel/input-failures.ts';
import { FairQueue } from '../fair-share/fair-queue.ts';
import { UnreadableTable } from './table.ts';
import type { WorkbookRows } from './workbook-cells.ts';
import type { WorkbookAnswer, WorkbookRequest } from './workbook-thread.ts';

/** Mebibytes; enough for the largest workbook that is read. */
const resourceLimits = { maxYoungGenerationSizeMb: 64, maxOldGenerationSizeMb: 320 };
/** Milliseconds after which a thread is ended: a workbook of the largest size takes some seconds of one core. */
const deadlineMs = 60_000;

/** Seconds after which a refused caller may try again. */
const waitSeconds = 10;

const turns = new FairQueue({
  slots: 1,
  waiting: 20,
  waitingPerKey: 3,
  waitMs: 60_000,
  refuse: () => new RateLimited(waitSeconds),
});

const answerOf = async (request: WorkbookRequest): Promise<WorkbookAnswer> => {
  const thread = new Worker(new URL('./workbook-thread.ts', import.meta.url), {
    execArgv: [],
    resourceLimits,
    workerData: request,
  });
  try {
    const [answer] = (await once(thread, 'message', { signal: AbortSignal.timeout(deadlineMs) })) as [
      WorkbookAnswer,
    ];
    return answer;
  } catch {
    // The thread ended for want of memory, or did not end in time.
    throw new UnreadableTable('fields.import-workbook-too-large');
  } finally {
    await thread.terminate();
  }
};

/**
 * Reads a workbook in a thread of its own, so that other requests are not delayed; one at a time, callers take turns.
 * @param turn the key of the caller
 * @throws UnreadableTable, RateLimited when too many wait
 */
export const readWorkbook = (turn: string, request: WorkbookRequest): Promise<WorkbookRows> =>
  turns.run(turn, async () => {
    const answer = await answerOf(request);
    if ('found' in answer) return answer.found;
    const { code, params, row } = answer.refused;
    throw new UnreadableTable(code, params, row);
  });
