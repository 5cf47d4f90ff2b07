import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endWaiting } from '#test/support/waiting-backend.ts';
import { raw, sessionForm, sessionParams, startTestSandbox, type TestSandbox } from './test-sandbox.ts';

let fixture: TestSandbox;
let database: pg.Client;

beforeAll(async () => {
  fixture = await startTestSandbox();
  database = new pg.Client({ connectionString: fixture.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await fixture.stop();
});

const create = () => raw(fixture, '/v1/checkout/sessions', { method: 'POST', body: sessionForm() });

it('a database backend killed during a sandbox call fails that call only: it is answered 500 and the next one works', async () => {
  await database.query('begin');
  await database.query('lock table sandbox.objects in access exclusive mode');
  const held = create();
  await endWaiting({ url: fixture.databaseUrl });
  const answer = await held;
  await database.query('rollback');
  expect(answer.status).toBe(500);
  expect(await answer.json()).toMatchObject({ error: { type: 'api_error' } });
  expect((await create()).status).toBe(200);
});

it('the sandbox survives a backend killed between two statements of a call', async () => {
  const calls = Array.from({ length: 40 }, () => create());
  const killed = await database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sandbox' and datname = current_database()`,
  );
  expect(killed.rowCount).toBeGreaterThan(0);
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.every((status) => status === 200 || status === 500)).toBe(true);
  expect((await create()).status).toBe(200);
});

it('tasks due while all connections were lost run afterwards', async () => {
  const session = await fixture.stripe.checkout.sessions.create(sessionParams());
  await fixture.control.pay({ session: session.id });
  await database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sandbox' and datname = current_database()`,
  );
  await expect
    .poll(async () => {
      await fixture.control.settleNow().catch(() => undefined);
      return fixture.receiver.types();
    })
    .toEqual(expect.arrayContaining(['checkout.session.completed', 'charge.updated']));
  // A delivery is running until its answer is stored.
  await fixture.control.settleNow();
  const { rows } = await database.query('select from sandbox.tasks where running');
  expect(rows).toEqual([]);
});
