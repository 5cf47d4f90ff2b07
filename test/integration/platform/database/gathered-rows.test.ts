import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createPool, Database, openQuickReads } from '#platform/database/database.ts';
import { GatheredRows } from '#platform/database/gathered-rows.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts';

type Row = Readonly<{ day: string; source: string }>;

let testDatabase: TestDatabase;
let database: Database;
let rates: GatheredRows<string, Row>;
let asked: (readonly string[])[];

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const { url } = testDatabase;
  database = new Database(createPool(url, 2), { quick: openQuickReads(url) });
  for (const day of ['2001-01-01', '2001-01-02']) await add(day);
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});
beforeEach(() => {
  asked = [];
  rates = new GatheredRows<string, Row>(database, {
    ask: (days) => {
      asked.push(days);
      return database.quickRows<Row>(
        `select day::text as day, source from exchange_rates where currency = 'BGN' and day = any(:days)`,
        { days },
      );
    },
    ofKey: (day) => day,
    ofRow: ({ day }) => day,
  });
});

const add = (day: string) =>
  database.rows(
    `insert into exchange_rates (currency, day, per_euro, source) values ('BGN', :day, 1.95583, :source)`,
    { day, source: `of ${day}` },
  );

it('what is asked for in one moment is one question, and everybody is answered his own', async () => {
  const days = ['2001-01-02', '1999-01-01', '2001-01-01', '2001-01-02'];
  const rows = await Promise.all(days.map((day) => rates.of(day)));
  expect(rows.map((row) => row?.source ?? null)).toEqual([
    'of 2001-01-02',
    null,
    'of 2001-01-01',
    'of 2001-01-02',
  ]);
  expect(asked).toHaveLength(1);
});

it('nothing is remembered: what was written since is seen', async () => {
  expect(await rates.of('2001-01-03')).toBeNull();
  await add('2001-01-03');
  expect(await rates.of('2001-01-03')).not.toBeNull();
});

it('within a transaction it is the transaction that is asked, and who asks beside it hears nothing of it', async () => {
  const undone = new Error('undone');
  const beside = AsyncLocalStorage.snapshot();
  let heardBeside: Row | null | undefined;
  const work = database.transact(async () => {
    await add('2001-01-04');
    const asks = [beside(() => rates.of('2001-01-04')), rates.of('2001-01-04')] as const;
    heardBeside = await asks[0];
    expect(await asks[1]).not.toBeNull();
    throw undone;
  });
  await expect(work).rejects.toBe(undone);
  expect(heardBeside).toBeNull();
});

it('who asks for what cannot be is told so alone: the others of the moment are answered', async () => {
  const [wrong, right] = await Promise.allSettled([rates.of('2001-01-01\u0000'), rates.of('2001-01-01')]);
  expect(wrong.status).toBe('rejected');
  expect(right).toMatchObject({ status: 'fulfilled', value: { source: 'of 2001-01-01' } });
});

it('a question that fails is told to all who asked, and the next is asked anew', async () => {
  const broken = new GatheredRows<string, Row>(database, {
    ask: () => database.quickRows('select nothing'),
    ofKey: (day) => day,
    ofRow: ({ day }) => day,
  });
  const answers = await Promise.allSettled([broken.of('a'), broken.of('b')]);
  expect(answers).toMatchObject([{ reason: { code: '42703' } }, { reason: { code: '42703' } }]);
  expect(await rates.of('2001-01-01')).not.toBeNull();
});
