import pg from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { loadClock } from '#sandbox/clock.ts';
import { prepareSchema } from '#sandbox/storage/schema.ts';
import { startWorker, type Worker } from '#sandbox/worker.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts';
import { endWaiting, waitingBackend } from '#test/support/waiting-backend.ts';

let testDatabase: TestDatabase;
let pool: pg.Pool;
let worker: Worker;
/** Holds the lock on the tasks. */
let holder: pg.Client;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  pool = new pg.Pool({ connectionString: testDatabase.migratorUrl });
  pool.on('connect', (client) => client.on('error', () => undefined));
  await prepareSchema(pool);
});
afterEach(async () => {
  await holder.end();
  await worker.stop();
});
afterAll(async () => {
  await pool.end();
  await testDatabase.drop();
});

type Run = Readonly<{ end: () => void }>;

/** A worker with so many due tasks, each of which runs until the test ends it. @returns the runs so far */
const startWith = async (tasks: number): Promise<readonly Run[]> => {
  holder = new pg.Client({ connectionString: testDatabase.migratorUrl });
  await holder.connect();
  await pool.query(
    `insert into sandbox.tasks (kind, due_at, payload) select 'deliver', 0, '{}' from generate_series(1, $1)`,
    [tasks],
  );
  const runs: Run[] = [];
  const begun = Promise.withResolvers<void>();
  const run = (): Promise<void> => {
    const { promise, resolve: end } = Promise.withResolvers<void>();
    // A repeated run ends at once.
    if (runs.length >= tasks) end();
    if (runs.push({ end }) === tasks) begun.resolve();
    return promise;
  };
  worker = startWorker({ pool, clock: await loadClock(pool), log: pino({ level: 'silent' }), run });
  await begun.promise;
  return runs;
};

const lock = async (): Promise<void> => {
  await holder.query('begin');
  await holder.query('lock table sandbox.tasks in access exclusive mode');
};
/** Ends the run of a task; both statements that store its end lose their connection. */
const endUnstored = async ({ end }: Run): Promise<void> => {
  end();
  await endWaiting(testDatabase, 'delete from sandbox.tasks%');
  await endWaiting(testDatabase, 'update sandbox.tasks set running = false, due_at%');
};
const stored = async (): Promise<number | null> => (await pool.query('select from sandbox.tasks')).rowCount;

it('a settle runs a task again whose end could not be stored while the settle looked for more', async () => {
  const runs = await startWith(1);
  await lock();
  const settled = worker.settle(60);
  await waitingBackend(testDatabase, '%for update skip locked%');
  await endUnstored(runs[0]!);
  await holder.query('commit');
  await settled;
  expect([runs.length, await stored()]).toEqual([2, 0]);
});

it('a task whose end could not be stored while another one is put back runs again, too', async () => {
  const runs = await startWith(2);
  await lock();
  await endUnstored(runs[0]!);
  await waitingBackend(testDatabase, 'update sandbox.tasks set running = false where running%');
  await endUnstored(runs[1]!);
  await holder.query('commit');
  await worker.settle(60);
  expect([runs.length, await stored()]).toEqual([4, 0]);
});
