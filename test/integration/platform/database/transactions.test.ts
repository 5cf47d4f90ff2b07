import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RateLimited } from '#kernel/input-failures.ts';
import { modelOf } from '#platform/database/model-of.ts';
import { openDatabase, type OpenDatabase } from '#platform/database/open-database.ts';
import { PostgresRateLimits } from '#platform/rate-limits/postgres-rate-limits.ts';
import { openTestDatabase, type OpenTestDatabase } from '#test/support/open-database.ts';

let opened: OpenTestDatabase;

beforeAll(async () => {
  opened = await openTestDatabase(1);
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

it('a failed transaction is rolled back and throws its own error', async () => {
  const { database } = opened;
  const work = database.transact(async () => {
    await add('1801-01-01');
    await add('not a day');
  });
  await expect(work).rejects.toMatchObject({ code: '22007' });
  expect(await daysOf('1801')).toEqual([]);
});

it('a nested transaction joins the outer one and is rolled back with it', async () => {
  const { database } = opened;
  const work = database.transact(async () => {
    await database.transact(() => add('1802-01-01'));
    throw new Error('the outer work fails');
  });
  await expect(work).rejects.toThrow('the outer work fails');
  expect(await daysOf('1802')).toEqual([]);
});

it('a serialization failure is tried three times, and the third one is thrown', async () => {
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

describe('a dry run', () => {
  it('sees what its earlier units would write, and is rolled back; a failed unit undoes itself alone', async () => {
    const { database, transactions } = opened;
    const seen = await transactions.rehearse(async () => {
      await database.transact(() => add('1811-01-01'));
      const failed = database.transact(async () => {
        await add('1811-01-02');
        await add('not a day');
      });
      await expect(failed).rejects.toMatchObject({ code: '22007' });
      await database.transact(async () => {
        transactions.beforeCommit(
          async (days: readonly string[]) => void (await add(days[0]!)),
          '1811-01-03',
        );
      });
      return daysOf('1811');
    });
    expect(seen).toEqual(['1811-01-01', '1811-01-03']);
    expect(await daysOf('1811')).toEqual([]);
  });

  it('is refused what the commit would refuse, and goes on', async () => {
    const { database, transactions } = opened;
    const insert = () =>
      database.rows(
        `insert into users (username, email, first_name, last_name, role, status, password_hash, language, merchant_id,
           created_at, updated_at, password_changed_at)
         values ('a', 'a@example.com', 'А', 'Б', 'MERCHANT', 'ACTIVE', 'x', 'bg', 987654321, now(), now(), now())`,
      );
    const twice = transactions.rehearse(async () => {
      await expect(database.transact(insert)).rejects.toMatchObject({ code: '23503' });
      await database.transact(insert);
    });
    await expect(twice).rejects.toMatchObject({ code: '23503' });
    expect(await database.rows('select from users')).toEqual([]);
  });

  it('reads a rate limit and counts nothing', async () => {
    const other = openDatabase(opened.url);
    const { transactions } = other;
    const limits = new PostgresRateLimits({ transactions });
    const limit = { name: 'dry-run', times: 1, seconds: 60 };
    const take = () => limits.take(limit, 'key');
    const foresee = () => transactions.rehearse(take);
    expect([await foresee(), await foresee()]).toMatchObject([{ remaining: 0 }, { remaining: 0 }]);
    expect(await take()).toMatchObject({ remaining: 0 });
    await expect(foresee()).rejects.toThrow(RateLimited);
    await transactions.rehearse(() => limits.reset(limit, 'key'));
    await transactions.rehearse(() => limits.release(limit, 'key'));
    await expect(take()).rejects.toThrow(RateLimited);
    await other.close();
  });

  it('throws the error of its work, with nothing written', async () => {
    const { database, transactions } = opened;
    const work = transactions.rehearse(async () => {
      await database.transact(() => add('1812-01-01'));
      throw new Error('the work fails');
    });
    await expect(work).rejects.toThrow('the work fails');
    expect(await daysOf('1812')).toEqual([]);
  });
});

describe('work before the commit', () => {
  it('runs once with the items of the outermost transaction, in it', async () => {
    const { database, transactions } = opened;
    const runs: (readonly string[])[] = [];
    const store = async (days: readonly string[]): Promise<void> => {
      runs.push(days);
      for (const day of days) await add(day);
    };
    await database.transact(async () => {
      transactions.beforeCommit(store, '1790-01-01');
      await database.transact(async () => transactions.beforeCommit(store, '1790-01-02'));
      expect(await daysOf('1790')).toEqual([]);
    });
    expect(runs).toEqual([['1790-01-01', '1790-01-02']]);
    expect(await daysOf('1790')).toEqual(['1790-01-01', '1790-01-02']);
  });

  it('is dropped by a rollback and by a retry, and its error rolls the transaction back', async () => {
    const { database, transactions } = opened;
    const runs: (readonly number[])[] = [];
    const store = async (items: readonly number[]): Promise<void> => void runs.push(items);
    const failed = database.transact(async () => {
      transactions.beforeCommit(store, 0);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    let attempt = 0;
    await database.transact(async () => {
      attempt += 1;
      transactions.beforeCommit(store, attempt);
      if (attempt < 2) throw Object.assign(new Error('conflict'), { code: '40001' });
    });
    expect(runs).toEqual([[2]]);
    const refusing = async (): Promise<void> => {
      throw new Error('not stored');
    };
    const refused = database.transact(async () => {
      await add('1791-01-01');
      transactions.beforeCommit(refusing, 1);
    });
    await expect(refused).rejects.toThrow('not stored');
    expect(await daysOf('1791')).toEqual([]);
  });

  it('is refused outside a transaction', () => {
    expect(() => opened.transactions.beforeCommit(async () => undefined, 1)).toThrow('no transaction');
  });
});

describe('units of work that share a transaction', () => {
  const share = (work: () => Promise<unknown>, last = async (): Promise<void> => undefined) =>
    opened.transactions.share(work, last);
  const unit = (day: string) => opened.database.transact(() => add(day));

  it('are committed together after the last work, and what follows is outside', async () => {
    const { transactions } = opened;
    const seen: unknown[] = [];
    await share(
      async () => {
        seen.push(transactions.isActive);
        await unit('1810-01-01');
        await unit('1810-01-02');
        seen.push(transactions.isActive);
      },
      async () => void seen.push(await daysOf('1810')),
    );
    expect(seen).toEqual([false, true, ['1810-01-01', '1810-01-02']]);
    expect(transactions.isActive).toBe(false);
    expect(await daysOf('1810')).toEqual(['1810-01-01', '1810-01-02']);
  });

  it.each(['the work', 'the last work', 'a second unit whose error is caught'])(
    'are rolled back together by an error of %s',
    async (where) => {
      const fail = (): Promise<never> => Promise.reject(new Error('no'));
      const shared = share(
        async () => {
          await unit('1811-01-01');
          if (where === 'the work') await fail();
          if (where.startsWith('a second')) await opened.database.transact(fail).catch(() => undefined);
        },
        where === 'the last work' ? fail : undefined,
      );
      await expect(shared).rejects.toThrow('no');
      expect(await daysOf('1811')).toEqual([]);
    },
  );

  it('a first unit that fails and is caught leaves the next one a transaction of its own', async () => {
    await share(async () => {
      await unit('not a day').catch(() => undefined);
      await unit('1812-01-01');
    });
    expect(await daysOf('1812')).toEqual(['1812-01-01']);
  });

  it('a first unit is retried after a serialization failure, and work before the commit runs at the end of each', async () => {
    const stored: string[] = [];
    const store = async (days: readonly string[]): Promise<void> => void stored.push(...days);
    let attempts = 0;
    await share(async () => {
      await opened.database.transact(async () => {
        attempts += 1;
        opened.transactions.beforeCommit(store, `attempt ${attempts}`);
        if (attempts < 3) throw Object.assign(new Error('conflict'), { code: '40001' });
      });
      expect(stored).toEqual(['attempt 3']);
    });
    expect(attempts).toBe(3);
  });

  describe('and of which the complete ones remain', () => {
    const keep = (work: () => Promise<unknown>, last = async (): Promise<void> => undefined) =>
      opened.transactions.share(work, last, 'UNITS');
    const fail = (): Promise<never> => Promise.reject(new Error('no'));

    it('are kept when the work is refused, and a failed one undoes itself alone', async () => {
      const refused = keep(async () => {
        await unit('1813-01-01');
        await unit('not a day').catch(() => undefined);
        await unit('1813-01-02');
        await fail();
      });
      await expect(refused).rejects.toThrow('no');
      expect(await daysOf('1813')).toEqual(['1813-01-01', '1813-01-02']);
    });

    it('are rolled back together by an error of the last work', async () => {
      await expect(keep(() => unit('1814-01-01'), fail)).rejects.toThrow('no');
      expect(await daysOf('1814')).toEqual([]);
    });

    it('are not visible to others before the last work is done', async () => {
      const seen: unknown[] = [];
      const other = openDatabase(opened.url, { size: 1 });
      const days = () => other.database.rows(`select from exchange_rates where day = '1815-01-01'`);
      await keep(
        () => unit('1815-01-01'),
        async () => void seen.push((await days()).length),
      );
      expect([...seen, (await days()).length]).toEqual([0, 1]);
      await other.close();
    });

    it('each unit is retried alone after a serialization failure', async () => {
      let attempts = 0;
      await keep(async () => {
        await unit('1816-01-01');
        await opened.database.transact(async () => {
          attempts += 1;
          await add(`1816-02-0${attempts}`);
          if (attempts < 3) throw Object.assign(new Error('conflict'), { code: '40001' });
        });
      });
      expect(await daysOf('1816')).toEqual(['1816-01-01', '1816-02-03']);
    });

    it('hold one connection: what needs another one follows the commit', async () => {
      const order: string[] = [];
      const apart = (name: string) => opened.transactions.apart(async () => void order.push(name));
      await keep(
        async () => {
          await apart('before the first unit');
          await unit('1817-01-01');
          await apart('after it');
        },
        async () => void order.push('last'),
      );
      expect(order).toEqual(['before the first unit', 'last', 'after it']);
    });
  });
});

describe('the statement of a repository', () => {
  class RateModel extends modelOf({ name: 'exchange_rates', jsonAttributes: [] }) {
    static override idColumn = ['currency', 'day'];
  }
  const rate = { currency: 'BGN', perEuro: 1.95583, source: 'test' };
  /** Inserts two rates in one transaction. @returns how many of the inserts its connection keeps by name */
  const keptAfterTwo = ({ database, transactions }: OpenDatabase, year: string): Promise<number> =>
    database.transact(async () => {
      for (const day of ['01', '02']) {
        await transactions.query(RateModel).insert({ ...rate, day: `${year}-01-${day}` } as object);
      }
      const kept = await database.rows<object>(
        `select from pg_prepared_statements where statement like 'insert into "exchange_rates"%'`,
      );
      return kept.length;
    });

  it('the statement of a repository is planned once per connection', async () => {
    expect(await keptAfterTwo(opened, '1804')).toBe(1);
    expect(await daysOf('1804')).toEqual(['1804-01-01', '1804-01-02']);
  });

  it('a statement that reads all columns of a table is unnamed: a migration may add one', async () => {
    const { database, transactions, migratorUrl } = opened;
    const owner = openDatabase(migratorUrl, { size: 1 });
    await database.transact(async () => {
      await transactions.query(RateModel).where({ source: 'none' });
    });
    await owner.database.rows('alter table exchange_rates add column note text');
    await owner.close();
    const found = database.transact(async () => transactions.query(RateModel).where({ source: 'none' }));
    expect(await found).toEqual([]);
  });

  it('a statement is unnamed behind a pooler, where the next one may run on another connection', async () => {
    const pooled = openDatabase(opened.url, { size: 1, isPooled: true });
    expect(await keptAfterTwo(pooled, '1805')).toBe(0);
    await pooled.close();
  });
});
