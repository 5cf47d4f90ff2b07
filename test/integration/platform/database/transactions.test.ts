import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type OpenTestDatabase } from '#test/support/open-database.ts';

let opened: OpenTestDatabase;

beforeAll(async () => {
  opened = await openTestDatabase(2);
});
afterAll(() => opened.close());

const add = (day: string) =>
  opened.database.rows(
    `insert into exchange_rates (currency, day, per_euro, source) values ('BGN', :day, 1.95583, 'test')`,
    { day },
  );
const daysOf = async (year: string): Promise<string[]> => {
  const rows = await opened.database.rows<{ day: string }>(
    `select day::text as day from exchange_rates where day::text like :year order by day`,
    { year: `${year}-%` },
  );
  return rows.map(({ day }) => day);
};

it('a transaction that fails leaves nothing behind and fails with its own error', async () => {
  const { database } = opened;
  const work = database.transact(async () => {
    await add('1801-01-01');
    await add('not a day');
  });
  await expect(work).rejects.toMatchObject({ code: '22007' });
  expect(await daysOf('1801')).toEqual([]);
});

it('a transaction inside another joins it and is rolled back with it', async () => {
  const { database } = opened;
  const work = database.transact(async () => {
    await database.transact(() => add('1802-01-01'));
    throw new Error('the outer work fails');
  });
  await expect(work).rejects.toThrow('the outer work fails');
  expect(await daysOf('1802')).toEqual([]);
});

it('a serialisation failure is tried three times, and the third failure is the caller’s', async () => {
  const { database } = opened;
  let attempts = 0;
  const conflict = (succeedsAt: number) =>
    database.transact(async () => {
      attempts += 1;
      await add(`1803-01-0${attempts}`);
      if (attempts < succeedsAt) throw Object.assign(new Error('conflict'), { code: '40001' });
    });
  await conflict(3);
  expect(attempts).toBe(3);
  expect(await daysOf('1803')).toEqual(['1803-01-03']);
  attempts = 3;
  await expect(conflict(9)).rejects.toThrow('conflict');
  expect(attempts).toBe(6);
});
