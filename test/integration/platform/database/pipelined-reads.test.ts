import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type OpenTestDatabase } from '#test/support/open-database.ts';

let opened: OpenTestDatabase;

beforeAll(async () => {
  opened = await openTestDatabase(4);
});
afterAll(() => opened.close());

const backend = async (): Promise<number> => {
  const [row] = await opened.database.rows<{ pid: number }>('select pg_backend_pid() as pid');
  return row!.pid;
};

it('concurrent reads share one connection, and each gets its own rows', async () => {
  const numbers = Array.from({ length: 20 }, (_, place) => place);
  const rows = await Promise.all(
    numbers.map((number) =>
      opened.database.rows<{ number: number; pid: number }>(
        'select cast(:number as integer) as number, pg_backend_pid() as pid',
        { number },
      ),
    ),
  );
  expect(rows.flat().map(({ number }) => number)).toEqual(numbers);
  expect(new Set(rows.flat().map(({ pid }) => pid)).size).toBe(1);
});

it('a read that PostgreSQL refuses fails alone', async () => {
  const divide = (divisor: number) =>
    opened.database.rows('select 1 / cast(:divisor as integer) as quotient', { divisor });
  const [before, refused, after] = await Promise.allSettled([divide(1), divide(0), divide(1)]);
  expect([before.status, refused.status, after.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(refused).toMatchObject({ reason: { code: '22012' } });
});

it('a read does not wait behind a long one', async () => {
  const { database } = opened;
  const endless = 'select pg_sleep(600)';
  const ofLong = (what: string, condition: string) =>
    database.transact(() =>
      database.rows(
        `select ${what} from pg_stat_activity where query = '${endless}' and state = 'active' and ${condition}`,
      ),
    );
  const long = database.rows(endless).catch((error: unknown) => error);
  // Longer than a connection may be without an answer.
  await expect
    .poll(() => ofLong('pid', `query_start < clock_timestamp() - interval '100 ms'`))
    .toHaveLength(1);
  await database.rows('select 1');
  expect(await ofLong('pg_cancel_backend(pid)', 'true')).toHaveLength(1);
  expect(await long).toMatchObject({ code: '57014' });
});

it('a read inside a transaction sees what the transaction has written', async () => {
  const { database } = opened;
  const count = async () => {
    const [row] = await database.rows<{ count: number }>(
      `select count(*) as count from exchange_rates where source = 'pipelined'`,
    );
    return row!.count;
  };
  const counts = await database.transact(async () => {
    await database.rows(
      `insert into exchange_rates (currency, day, per_euro, source) values ('BGN', '1804-01-01', 1.95583, 'pipelined')`,
    );
    return count();
  });
  expect([counts, await count()]).toEqual([1, 1]);
});

it('after a lost connection the next read but one is answered by a new one', async () => {
  const { database } = opened;
  const lost = await backend();
  await database.transact(() => database.rows('select pg_terminate_backend(:lost)', { lost }));
  await backend().catch(() => undefined);
  expect(await backend()).not.toBe(lost);
});
