import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import {
  claimTask,
  finishTask,
  nextDueMs,
  postponeTask,
  requeueTasks,
  type StoredTask,
  type Task,
} from './storage/tasks.ts';

const atOnce = 8;
const longestSleepMs = 60_000;
const afterErrorMs = 5_000;

/** Runs scheduled tasks when they become due. */
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

/** Starts the worker; it first runs what an earlier process left. */
export const startWorker = ({ pool, clock, log, run }: Tools): Worker => {
  const running = new Map<string, Promise<void>>();
  /** Runs that have ended so far. */
  let ended = 0;
  /** Connections lost so far, each of which may leave a task marked as running although nothing runs it. */
  let losses = 0;
  /** So many of the losses are repaired. */
  let repaired = 0;
  let claims: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let polling: Promise<void> | undefined;
  let pollAgain = false;
  let settlingUntilMs = 0;

  const runOne = async ({ id, task }: StoredTask) => {
    try {
      await run(task);
      await finishTask(pool, id);
    } catch (error) {
      if (!stopped) log.error({ err: error, task: task.kind }, 'a task broke and will be tried again');
      // Beyond the horizon of a settle in progress, which would otherwise retry a failing task endlessly.
      const againMs = Math.max(clock.milliseconds() + (stopped ? 0 : afterErrorMs), settlingUntilMs + 1);
      await postponeTask(pool, id, againMs);
    }
  };

  const start = (stored: StoredTask) => {
    const work: Promise<void> = runOne(stored)
      .catch((error: unknown) => {
        losses += 1;
        log.error({ err: error }, 'a task could not be put back');
      })
      .finally(() => {
        running.delete(stored.id);
        ended += 1;
        wake();
      });
    running.set(stored.id, work);
  };

  const claimAndStart = async (horizonMs: number): Promise<boolean> => {
    if (repaired < losses) {
      // More connections may be lost meanwhile.
      const known = losses;
      await requeueTasks(pool, [...running.keys()]);
      repaired = known;
    }
    const claimed = await claimTask(pool, horizonMs);
    if (claimed) start(claimed);
    return claimed !== undefined;
  };

  /** Starts the next due task. Claims are sequential, so that no claimed task is mistaken for a stranded one. */
  const startNext = (horizonMs: number): Promise<boolean> => {
    const started = claims.then(() => claimAndStart(horizonMs));
    claims = started.catch(() => {
      losses += 1;
    });
    return started;
  };

  /** Starts due tasks up to the concurrency limit. @returns true when no more are due */
  const startDue = async (horizonMs: number): Promise<boolean> => {
    while (!stopped && running.size < atOnce) {
      if (!(await startNext(horizonMs))) return true;
    }
    return stopped;
  };

  const sleep = async () => {
    const dueMs = await nextDueMs(pool);
    clearTimeout(timer);
    if (stopped || dueMs === undefined) return;
    // At least a few milliseconds, so that a full worker does not poll in a tight loop.
    timer = setTimeout(wake, Math.min(longestSleepMs, Math.max(5, dueMs - clock.milliseconds())));
  };

  const poll = async () => {
    do {
      pollAgain = false;
      await startDue(clock.milliseconds());
    } while (pollAgain && !stopped && running.size < atOnce);
    if (running.size < atOnce) await sleep();
  };

  const wake = () => {
    pollAgain = true;
    if (stopped || polling) return;
    polling = poll()
      .catch((error: unknown) => {
        if (!stopped) log.error({ err: error }, 'the worker could not look for tasks');
        timer = setTimeout(wake, afterErrorMs);
      })
      .finally(() => {
        polling = undefined;
        if (pollAgain && running.size < atOnce) wake();
      });
  };

  const settle = async (withinSeconds: number) => {
    const horizonMs = clock.milliseconds() + withinSeconds * 1000;
    settlingUntilMs = Math.max(settlingUntilMs, horizonMs);
    while (!stopped) {
      const endedBefore = ended;
      const nothingMore = await startDue(horizonMs);
      if (running.size > 0) await Promise.race(running.values());
      // A run that ended meanwhile may have scheduled another task, or its end was not stored: the next claim puts it back.
      else if (nothingMore && ended === endedBefore && repaired === losses) return;
    }
  };

  const stop = async () => {
    stopped = true;
    clearTimeout(timer);
    await polling;
    await Promise.all(running.values());
    clearTimeout(timer);
  };

  wake();
  return { wake, settle, stop };
};
