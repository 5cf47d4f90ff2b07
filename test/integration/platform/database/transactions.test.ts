import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { openTestDatabase, type OpenTestDatabase } from '#test/support/open-database.ts';

let opened: OpenTestDatabase;
let database: Database;

beforeAll(async () => {
  opened = await openTestDatabase(2);
  database = opened.database;
});
afterAll(async () => {
  await opened.close();
});

const add = (day: string) =>
  database.rows(
    `insert into exchange_rates (currency, day, per_euro, source) values ('BGN', :day, 1.95583, 'test')`,
    { day },
  );
const daysOf = async (year: string): Promise<string[]> =>
  (
    await database.rows<{ day: string }>(
      `select day::text as day from exchange_rates where day::text like :year order by day`,
      { year: `${year}-%` },
    )
  ).map(({ day }) => day);

it('what is sent at once is done in its order, and belongs together', async () => {
  await database.transact(() => Promise.all([add('1801-01-01'), add('1801-01-02'), add('1801-01-03')]));
  expect(await daysOf('1801')).toEqual(['1801-01-01', '1801-01-02', '1801-01-03']);
});

it('when the first of what is sent at once fails, it is its error that is told, and nothing stays', async () => {
  const work = database.transact(() => Promise.all([add('not a day'), add('1802-01-01')]));
  await expect(work).rejects.toMatchObject({ code: '22007' });
  expect(await daysOf('1802')).toEqual([]);
});

it('when the last of what is sent at once fails, nothing stays either, and the connection serves the next', async () => {
  const work = database.transact(() => Promise.all([add('1803-01-01'), add('not a day')]));
  await expect(work).rejects.toMatchObject({ code: '22007' });
  expect(await daysOf('1803')).toEqual([]);
  await database.transact(() => add('1803-01-02'));
  expect(await daysOf('1803')).toEqual(['1803-01-02']);
});

it('what a transaction ends with, whenever it asks, has been answered when the transaction is over', async () => {
  let answered: unknown[] = [];
  const result = await database.transact(async () => {
    await add('1806-01-01');
    await database.conclude(async () => {
      await setImmediate();
      answered = await database.rows(
        `select count(*)::int as count from exchange_rates where day = '1806-01-01'`,
      );
    });
    return 'its own result';
  });
  expect(result).toBe('its own result');
  expect(answered).toEqual([{ count: 1 }]);
});

it('when what a transaction ends with is refused, that is its error, and nothing stays', async () => {
  const work = database.transact(async () => {
    await add('1807-01-01');
    await database.conclude(() => add('not a day'));
  });
  await expect(work).rejects.toMatchObject({ code: '22007' });
  expect(await daysOf('1807')).toEqual([]);
});

it('of several that are refused the first is told, however late its answer is', async () => {
  const late = async (): Promise<void> => {
    try {
      await add('not a day');
    } finally {
      await setImmediate();
    }
  };
  const last = () => database.conclude(late, () => add('1811-01-01'));
  await expect(database.transact(last)).rejects.toMatchObject({ code: '22007' });
  const together = () => database.together([late, () => add('1811-01-01')]);
  await expect(database.transact(together)).rejects.toMatchObject({ code: '22007' });
  expect(await daysOf('1811')).toEqual([]);
});

it('whatever a caller still asks behind it is refused for the reason of that', async () => {
  const work = database.transact(async () => {
    await database.transact(() => database.conclude(() => add('not a day')));
    await add('1808-01-01');
  });
  await expect(work).rejects.toMatchObject({ code: '22007' });
  expect(await daysOf('1808')).toEqual([]);
});

it('where two parts of a transaction end with something, the first that is refused is told', async () => {
  const work = database.transact(async () => {
    await database.transact(() => database.conclude(() => add('not a day')));
    await database.transact(() => database.conclude(() => add('1812-01-01')));
  });
  await expect(work).rejects.toMatchObject({ code: '22007' });
  expect(await daysOf('1812')).toEqual([]);
});

it('ends nothing where there is no transaction, and waits for it', async () => {
  await database.conclude(() => add('1809-01-01'));
  expect(await daysOf('1809')).toEqual(['1809-01-01']);
});

it('two that end with the same row wait for each other, and both are right', async () => {
  await add('1810-01-01');
  const raise = () =>
    database.transact(() =>
      database.conclude(() =>
        database.rows(`update exchange_rates set per_euro = per_euro + 1 where day = '1810-01-01'`),
      ),
    );
  await Promise.all(Array.from({ length: 10 }, raise));
  const [row] = await database.rows<{ rate: string }>(
    `select per_euro::text as rate from exchange_rates where day = '1810-01-01'`,
  );
  expect(Number(row!.rate)).toBe(11.95583);
});

it('a connection that has gone before the transaction began is an error of the transaction, and only of that', async () => {
  await Promise.all([daysOf('1804'), daysOf('1804')]);
  const work = database.transact(async () => {
    await database.rows('select pg_terminate_backend(pg_backend_pid())');
  });
  await expect(work).rejects.toBeInstanceOf(Error);
  await database.transact(() => add('1804-01-01'));
  expect(await daysOf('1804')).toEqual(['1804-01-01']);
});

it('transactions at once do not see each other, and one within another is its part', async () => {
  const undone = new Error('undone');
  const [one, other] = await Promise.allSettled([
    database.transact(async () => {
      await add('1805-01-01');
      await database.transact(() => add('1805-01-02'));
      throw undone;
    }),
    database.transact(() => add('1805-02-01')),
  ]);
  expect([one.status, other.status]).toEqual(['rejected', 'fulfilled']);
  expect(await daysOf('1805')).toEqual(['1805-02-01']);
});
