import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPool, Database, openQuickReads } from '#platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts';

let testDatabase: TestDatabase;
let database: Database;
const places = 'select day::text as day from exchange_rates where currency = :currency order by day';
const addDay = (day: string) =>
  database.rows(
    `insert into exchange_rates (currency, day, per_euro, source) values ('BGN', :day, 1.95583, 'test')`,
    { day },
  );
const daysSeen = async (): Promise<string[]> =>
  (await database.quickRows<{ day: string }>(places, { currency: 'BGN' })).map(({ day }) => day);

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const { url } = testDatabase;
  database = new Database(createPool(url, 2), { quick: openQuickReads(url) });
});
afterAll(() => database.close());

it('many at once are answered each its own, and what was just written is seen', async () => {
  const known = await daysSeen();
  await addDay('2001-01-01');
  const numbers = Array.from({ length: 50 }, (_, number) => number);
  const answers = await Promise.all(
    numbers.map((number) => database.quickRows<{ one: number }>('select :number::int as one', { number })),
  );
  expect(answers.map(([row]) => row!.one)).toEqual(numbers);
  expect(await daysSeen()).toEqual(['2001-01-01', ...known]);
});

it('within a transaction it is the transaction that is asked', async () => {
  const undone = new Error('undone');
  const work = database.transact(async () => {
    await addDay('2001-01-02');
    expect(await daysSeen()).toContain('2001-01-02');
    throw undone;
  });
  await expect(work).rejects.toBe(undone);
  expect(await daysSeen()).not.toContain('2001-01-02');
});

it('a connection that was ended is opened anew, and nobody notices', async () => {
  await daysSeen();
  await database.rows(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`,
  );
  expect(await daysSeen()).toContain('2001-01-01');
  expect(await Promise.all([daysSeen(), daysSeen()])).toHaveLength(2);
});

it('a question that is wrong is told as such, and those behind it are answered', async () => {
  const [wrong, right] = await Promise.allSettled([database.quickRows('select nothing'), daysSeen()]);
  expect(wrong).toMatchObject({ status: 'rejected', reason: { code: '42703' } });
  expect(right.status).toBe('fulfilled');
});
