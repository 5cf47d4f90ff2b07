import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadClock } from '#sandbox/clock.ts';
import { prepareSchema } from '#sandbox/storage/schema.ts';
import { startWorker, type Worker } from '#sandbox/worker.ts';
import { until } from '#test/support/application/until.ts';
import { asAdmin, databaseNameOf } from '#test/support/as-admin.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts';

let testDatabase: TestDatabase;
let pool: pg.Pool;
let owner: pg.Client;
let worker: Worker;
let runs = 0;
const begun = Promise.withResolvers<void>();
const finished = Promise.withResolvers<void>();

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  pool = new pg.Pool({ connectionString: testDatabase.migratorUrl });
  pool.on('connect', (client) => client.on('error', () => undefined));
  owner = new pg.Client({ connectionString: testDatabase.migratorUrl });
  await owner.connect();
  await prepareSchema(pool);
  await owner.query(`insert into sandbox.tasks (kind, due_at, payload) values ('deliver', 0, '{}')`);
  const run = async (): Promise<void> => {
    runs += 1;
    begun.resolve();
    await finished.promise;
  };
  worker = startWorker({ pool, clock: await loadClock(pool), log: pino({ level: 'silent' }), run });
});
afterAll(async () => {
  await owner.end();
  await worker.stop();
  await pool.end();
  await testDatabase.drop();
});

/** Waits until the statement waits for the lock. @returns its backend */
const waiting = (statement: string): Promise<number> =>
  until(`it waits: ${statement}`, async () => {
    const [backend] = await asAdmin<{ pid: number }>(
      `select pid from pg_stat_activity where datname = $1 and wait_event_type = 'Lock' and query like $2`,
      [databaseNameOf(testDatabase), statement],
    );
    return backend?.pid;
  });
const lose = async (statement: string): Promise<void> => {
  await asAdmin('select pg_terminate_backend($1)', [await waiting(statement)]);
};

it('a settle runs a task again whose end could not be stored while the settle looked for more', async () => {
  await begun.promise;
  await owner.query('begin');
  await owner.query('lock table sandbox.tasks in access exclusive mode');
  const settled = worker.settle(60);
  await waiting('%for update skip locked%');
  finished.resolve();
  await lose('delete from sandbox.tasks%');
  await lose('update sandbox.tasks set running = false, due_at%');
  await owner.query('commit');
  await settled;
  expect(runs).toBe(2);
  expect((await owner.query('select from sandbox.tasks')).rowCount).toBe(0);
});
