import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PrintFailed } from '#kernel/print-failures.ts';
import { jobHandler, jobType, type JobHandler } from '#kernel/jobs.ts';
import type { Database } from '#platform/database/database.ts';
import { BossJobs } from '#platform/jobs/boss-jobs.ts';
import { createLog } from '#platform/log.ts';
import { Meters } from '#platform/metrics/meters.ts';
import { until } from '#test/support/application/until.ts';
import { openTestDatabase, type OpenTestDatabase } from '#test/support/open-database.ts';
import { openJobs } from '#test/support/open-jobs.ts';

let opened: OpenTestDatabase;
let database: Database;
let jobs: BossJobs;
let closeJobs: () => Promise<void>;

beforeEach(async () => {
  opened = await openTestDatabase(3);
  database = opened.database;
  ({ jobs, close: closeJobs } = openJobs(opened));
});
afterEach(async () => {
  await closeJobs();
  await opened.close();
});

const inOrder = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other);
/** Clocks of process and database are read at different moments. */
const clockSkewMs = 50;
/** A failed job is looked for a second after its batch. */
const pastTheLookMs = 1_500;
const greet = jobType<{ number: number }>('tests.greet', 3);

/** All jobs are enqueued before the worker starts, so that they are fetched together. */
const askAndWork = async (count: number, handler: JobHandler): Promise<void> => {
  await jobs.open([handler]);
  for (let number = 0; number < count; number += 1) await jobs.enqueue(greet, { number });
  await jobs.work([handler]);
};

it('a failing job of a batch is repeated alone; the others run once', async () => {
  const done: number[] = [];
  const retried = Promise.withResolvers<void>();
  const handler = jobHandler(greet, async ({ number }) => {
    const isRetry = done.includes(number);
    done.push(number);
    if (isRetry) retried.resolve();
    else if (number === 1) throw new Error('not yet');
  });
  await askAndWork(4, handler);
  await retried.promise;
  expect(inOrder(done)).toEqual([0, 1, 1, 2, 3]);
  // The last one is the retry: the others did not wait for it.
  expect(done.at(-1)).toBe(1);
});

it('a retry is found when it is due, although the last job of its batch ended long after the failure', async () => {
  const tries: number[] = [];
  const retried = Promise.withResolvers<void>();
  const handler = jobHandler(greet, async ({ number }) => {
    if (number === 1) await pause(pastTheLookMs);
    if (number !== 0) return;
    tries.push(Date.now());
    if (tries.length === 1) throw new Error('not yet');
    retried.resolve();
  });
  await askAndWork(2, handler);
  await retried.promise;
  // Long before the look of every half minute.
  expect(tries[1]! - tries[0]!).toBeLessThan(20_000);
});

it('a job that has failed for good keeps the reason with its cause', async () => {
  const print = jobType<{ number: number }>('tests.print', 0);
  const begun = Promise.withResolvers<void>();
  await jobs.work([
    jobHandler(print, async () => {
      begun.resolve();
      throw new PrintFailed(new Error('not printed within 60000 ms'));
    }),
  ]);
  await jobs.enqueue(print, { number: 1 });
  // By a worker, not by the drain.
  await begun.promise;
  await jobs.drain();
  const failed = await database.rows(
    `select output->>'message' as message from pgboss.job where name = 'tests.print' and state = 'failed'`,
  );
  expect(failed).toEqual([{ message: 'PrintFailed: Error: not printed within 60000 ms' }]);
});

it('more jobs than one batch holds all run, each once', async () => {
  const done: number[] = [];
  const last = Promise.withResolvers<void>();
  const handler = jobHandler(greet, async ({ number }) => {
    if (done.push(number) === 23) last.resolve();
  });
  await askAndWork(23, handler);
  await last.promise;
  await jobs.drain();
  expect(inOrder(done)).toEqual(Array.from({ length: 23 }, (_, number) => number));
});

it('a job of the start runs when a worker starts, without waiting for its schedule', async () => {
  let runs = 0;
  const begun = Promise.withResolvers<void>();
  const handle = async (): Promise<void> => {
    runs += 1;
    begun.resolve();
  };
  await jobs.work([jobHandler(jobType('tests.start', 3), handle, '0 0 1 1 *', { atStart: true })]);
  await begun.promise;
  await jobs.drain();
  expect(runs).toBe(1);
});

it('a job of a rolled-back transaction does not exist, and one key waits at most once', async () => {
  const done: number[] = [];
  const handler = jobHandler(greet, async ({ number }) => void done.push(number));
  await jobs.open([handler]);
  const undone = database.transact(async () => {
    await jobs.enqueue(greet, { number: 1 });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  for (const number of [2, 3]) await jobs.enqueue(greet, { number }, { key: 'the same' });
  await jobs.enqueue(greet, { number: 4 });
  await jobs.work([handler]);
  await jobs.drain();
  expect(inOrder(done)).toEqual([2, 4]);
});

it('a process with workers listens for jobs that are enqueued, and does one', async () => {
  const done = Promise.withResolvers<number>();
  await jobs.work([jobHandler(greet, async ({ number }) => done.resolve(number))]);
  await until('a connection listens', async () => {
    const rows = await database.rows(
      `select from pg_stat_activity where datname = current_database() and query ilike 'listen%'`,
    );
    return rows.length > 0;
  });
  await jobs.enqueue(greet, { number: 7 });
  expect(await done.promise).toBe(7);
});

it('a job that becomes due later is done when it is due, also when another process has enqueued it', async () => {
  const done = Promise.withResolvers<Date>();
  await jobs.work([jobHandler(greet, async () => done.resolve(new Date()))]);
  const other = openJobs(opened);
  const at = new Date(Date.now() + 1_500);
  await other.jobs.enqueue(greet, { number: 1 }, { at });
  const doneAt = (await done.promise).getTime();
  expect(doneAt).toBeGreaterThanOrEqual(at.getTime() - clockSkewMs);
  // Long before the look of every half minute.
  expect(doneAt).toBeLessThan(at.getTime() + 15_000);
  await other.close();
});

it('a later job wakes the workers only when it becomes due before their regular looks are sure to see it', async () => {
  const published: string[] = [];
  const waking = new BossJobs({
    database,
    log: createLog('silent'),
    meters: new Meters(),
    url: opened.url,
    notifications: { publish: async (topic) => void published.push(topic), listen: () => () => undefined },
  });
  await waking.enqueue(greet, { number: 1 }, { at: new Date(Date.now() + 120_000) });
  expect(published).toEqual([]);
  await waking.enqueue(greet, { number: 2 }, { at: new Date(Date.now() + 20_000) });
  expect(published).toEqual(['later-jobs']);
  await waking.close();
});

it('a drain does what is due and what follows from it, and leaves what is due later', async () => {
  const done: string[] = [];
  const follow = jobType<{ text: string }>('tests.follow');
  const handlers = [
    jobHandler(greet, async ({ number }) => {
      done.push(`greet ${number}`);
      await jobs.enqueue(follow, { text: `after ${number}` });
    }),
    jobHandler(follow, async ({ text }) => void done.push(text)),
  ];
  await jobs.work(handlers);
  await jobs.enqueue(greet, { number: 1 });
  await jobs.enqueue(greet, { number: 2 }, { at: new Date(Date.now() + 3_600_000) });
  await jobs.drain();
  expect(done).toEqual(['greet 1', 'after 1']);
});

it('a drain waits for a job that a worker has already begun', async () => {
  const begun = Promise.withResolvers<void>();
  let isDone = false;
  const handler = jobHandler(greet, async () => {
    begun.resolve();
    // Longer than a drain that does not wait.
    await pause(500);
    isDone = true;
  });
  await jobs.work([handler]);
  await jobs.enqueue(greet, { number: 1 });
  await begun.promise;
  await jobs.drain();
  expect(isDone).toBe(true);
});

it('a queue of an earlier version, which does not notify, does so once a process has opened it', async () => {
  await jobs.open([jobHandler(greet, async () => undefined)]);
  await database.rows(`update pgboss.queue set notify = false where name = :name`, { name: greet.name });
  await jobs.open([jobHandler(greet, async () => undefined)]);
  const rows = await database.rows(`select notify from pgboss.queue where name = :name`, {
    name: greet.name,
  });
  expect(rows).toEqual([{ notify: true }]);
});
