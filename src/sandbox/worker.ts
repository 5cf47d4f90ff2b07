import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import {
  claimTask,
  finishTask,
  nextDueMs,
  postponeTask,
  type StoredTask,
  type Task,
} from './storage/tasks.ts';

const atOnce = 8;
const longestSleepMs = 60_000;
const afterErrorMs = 5_000;

/** Runs what the sandbox does by itself when it becomes due. */
export type Worker = {
  readonly wake: () => void;
  /** Runs everything that is due within this many seconds of the sandbox's clock, and waits for it. */
  readonly settle: (withinSeconds: number) => Promise<void>;
  readonly stop: () => Promise<void>;
};

type Tools = {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: Logger;
  readonly run: (task: Task) => Promise<void>;
};

/** Starts the worker; it looks at once for what an earlier process left. */
export const startWorker = ({ pool, clock, log, run }: Tools): Worker => {
  const running = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let looking: Promise<void> | undefined;
  let lookAgain = false;
  let settlingUntilMs = 0;

  const runOne = async ({ id, task }: StoredTask) => {
    try {
      await run(task);
      await finishTask(pool, id);
    } catch (error) {
      if (!stopped) log.error({ err: error, task: task.kind }, 'a task broke and will be tried again');
      // Past the horizon of a settling under way, which would otherwise run a broken task for ever.
      const againMs = Math.max(clock.milliseconds() + (stopped ? 0 : afterErrorMs), settlingUntilMs + 1);
      await postponeTask(pool, id, againMs);
    }
  };

  const start = (stored: StoredTask) => {
    const work: Promise<void> = runOne(stored)
      .catch((error: unknown) => log.error({ err: error }, 'a task could not be put back'))
      .finally(() => {
        running.delete(work);
        wake();
      });
    running.add(work);
  };

  /** Starts what is due, at most so many at once. True when nothing more was due. */
  const startDue = async (horizonMs: number): Promise<boolean> => {
    while (!stopped && running.size < atOnce) {
      const claimed = await claimTask(pool, horizonMs);
      if (!claimed) return true;
      start(claimed);
    }
    return stopped;
  };

  const sleep = async () => {
    const dueMs = await nextDueMs(pool);
    clearTimeout(timer);
    if (stopped || dueMs === undefined) return;
    // At least a few milliseconds, so that a full worker is not asked in a tight circle.
    timer = setTimeout(wake, Math.min(longestSleepMs, Math.max(5, dueMs - clock.milliseconds())));
  };

  const look = async () => {
    do {
      lookAgain = false;
      await startDue(clock.milliseconds());
    } while (lookAgain && !stopped && running.size < atOnce);
    if (running.size < atOnce) await sleep();
  };

  const wake = () => {
    lookAgain = true;
    if (stopped || looking) return;
    looking = look()
      .catch((error: unknown) => {
        if (!stopped) log.error({ err: error }, 'the worker could not look for tasks');
        timer = setTimeout(wake, afterErrorMs);
      })
      .finally(() => {
        looking = undefined;
        if (lookAgain && running.size < atOnce) wake();
      });
  };

  const settle = async (withinSeconds: number) => {
    const horizonMs = clock.milliseconds() + withinSeconds * 1000;
    settlingUntilMs = Math.max(settlingUntilMs, horizonMs);
    while (!stopped) {
      const nothingMore = await startDue(horizonMs);
      if (nothingMore && running.size === 0) return;
      await Promise.race(running);
    }
  };

  const stop = async () => {
    stopped = true;
    clearTimeout(timer);
    await looking;
    await Promise.all(running);
    clearTimeout(timer);
  };

  wake();
  return { wake, settle, stop };
};
