import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { businessDate } from '#kernel/business-date.ts';
import { paymentChecks } from '#modules/payments/adapters/postgres/check-payments.ts';
import { pageOfPayments } from '#modules/payments/adapters/postgres/list-payments.ts';
import type { PaymentFilters } from '#modules/payments/adapters/postgres/payment-conditions.ts';
import { readFigures, sumOf } from '#modules/payments/adapters/postgres/payment-figures.ts';
import { rollUpPayments } from '#modules/payments/adapters/postgres/roll-up-payments.ts';
import type { Database } from '#platform/database/database.ts';
import { openDatabase, type OpenDatabase } from '#platform/database/open-database.ts';
import { openTestDatabase, type OpenTestDatabase } from '#test/support/open-database.ts';
import { insertMerchant, insertPayment } from '#test/support/insert-rows.ts';

let opened: OpenTestDatabase;
/** Connections as the application and as the schema owner. */
let database: Database;
let asOwner: OpenDatabase;
let owner: Database;
let merchantIds: number[];

beforeAll(async () => {
  opened = await openTestDatabase(4);
  database = opened.database;
  asOwner = openDatabase(opened.migratorUrl, { size: 1 });
  owner = asOwner.database;
  merchantIds = [await insertMerchant(database, 1, {}), await insertMerchant(database, 2, {})];
  for (let number = 1; number <= 6; number += 1) {
    const at = new Date(Date.UTC(2026, 9, 24 + number, 21, 30));
    await insertPayment(database, merchantIds[number % 2]!, number, { succeededAt: at });
  }
  await database.rows(
    `insert into payments (merchant_id, amount_minor, currency, charge_amount_minor, charge_currency, eur_rate,
       eur_amount_minor, status, language, provider, order_number, created_at, updated_at)
     values (:merchantId, 500, 'USD', 500, 'USD', 1.17, 427, 'PENDING', 'bg', 'stripe', 70, '2026-10-26', '2026-10-26')`,
    { merchantId: merchantIds[0] },
  );
});
afterAll(async () => {
  await asOwner.close();
  await opened.close();
});

const clock = { now: () => new Date() };
const check = { since: new Date(), read: () => undefined, leaveOut: () => undefined };
const wrong = async () => {
  const totals = paymentChecks({ database, clock }).find(({ code }) => code === 'doctor.totals-true')!;
  return (await totals.violations(check)).map(({ record }) => record);
};
const rollUp = () => rollUpPayments(database);

/** A filter that every payment matches and no rollup can answer: the payments are summed. */
const unsummed = { minAmount: 0.01 };

/** Figures from the rollups and from the payments, in the same order. */
const figures = async () => {
  const days = { from: businessDate('2026-10-25'), to: businessDate('2026-10-27') };
  const filterSets = [
    {},
    days,
    { status: 'SUCCEEDED', currency: 'BGN' },
    { merchantId: merchantIds[0] },
  ] as const;
  const own = [merchantIds[1]!];
  return {
    rollups: [
      ...(await Promise.all(filterSets.map((filters) => readFigures(database, 'all', filters)))),
      await readFigures(database, own, {}),
    ],
    summed: [
      ...(await Promise.all(
        filterSets.map((filters) => readFigures(database, 'all', { ...filters, ...unsummed })),
      )),
      await readFigures(database, own, unsummed),
    ],
  };
};

describe.each(['before the deltas are rolled up', 'after the deltas are rolled up'])(
  'rollups, %s',
  (moment) => {
    beforeAll(async () => {
      if (moment === 'after the deltas are rolled up') expect(await rollUp()).toBeGreaterThan(0);
    });

    it('rollups are the sums of the payments', async () => {
      const { rollups, summed } = await figures();
      expect(rollups).toEqual(summed);
      expect(await wrong()).toEqual([]);
    });

    it('rollups follow a payment whose status and fees change', async () => {
      await database.rows(
        `update payments set status = 'FAILED' where status = 'PENDING' and merchant_id = :id`,
        { id: merchantIds[0] },
      );
      await database.rows(
        `update payments set platform_fee_minor = platform_fee_minor + 1, net_amount_minor = net_amount_minor - 1
       where id = (select min(id) from payments)`,
      );
      const { rollups, summed } = await figures();
      expect(rollups).toEqual(summed);
    });

    it('rollups give the length of a list in every visibility', async () => {
      const page = { offset: 0, limit: 2, sortBy: 'createdAt', descending: true } as const;
      for (const visible of ['all', merchantIds, [merchantIds[0]!], []] as const) {
        const { total } = await pageOfPayments(database, visible, {}, page);
        expect(total).toBe((await pageOfPayments(database, visible, unsummed, page)).total);
      }
      // The whole query with its page, as a route passes it.
      const query = { page: 0, size: 2 } as PaymentFilters;
      expect((await pageOfPayments(database, 'all', query, page)).total).toBe(7);
      const beyond = await pageOfPayments(database, 'all', {}, { ...page, offset: 50 });
      expect(beyond).toMatchObject({ items: [], total: 7 });
    });
  },
);

it('deltas of a rolled back transaction are not counted', async () => {
  const taken = () => readFigures(database, 'all', {});
  const before = await taken();
  const gone = database.transact(async () => {
    await insertPayment(database, merchantIds[0]!, 99, {});
    expect(sumOf(await taken(), 'count')).toBe(sumOf(before, 'count') + 1);
    throw new Error('taken back');
  });
  await expect(gone).rejects.toThrow('taken back');
  expect(await taken()).toEqual(before);
});

it('two rollups at the same time roll up every delta once', async () => {
  await rollUp();
  for (let number = 200; number < 220; number += 1)
    await insertPayment(database, merchantIds[1]!, number, {});
  const counts = await Promise.all([rollUp(), rollUp(), rollUp()]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(20);
  expect(await wrong()).toEqual([]);
});

describe('the doctor', () => {
  beforeEach(async () => {
    expect(await wrong()).toEqual([]);
  });

  it.each([
    ['payment_totals_of_merchants', 'totals of 1, BGN, SUCCEEDED'],
    ['payment_totals_of_days', 'totals of 2026-10-26, BGN, SUCCEEDED'],
  ])('the doctor names a rollup that is off by a cent in %s', async (table, name) => {
    const where = `currency = 'BGN' and status = 'SUCCEEDED'
      and ${table.endsWith('days') ? `day = '2026-10-26'` : 'merchant_id = 1'}`;
    await owner.rows(`update ${table} set eur_minor = eur_minor + 1 where ${where}`);
    expect(await wrong()).toEqual([name]);
    await owner.rows(`update ${table} set eur_minor = eur_minor - 1 where ${where}`);
  });

  it('the doctor names a payment without a delta', async () => {
    await owner.rows('alter table payments disable trigger totals_of_rows');
    const { paymentId } = await insertPayment(owner, merchantIds[0]!, 300, {});
    await owner.rows('alter table payments enable trigger totals_of_rows');
    expect(await wrong()).toHaveLength(2);
    await owner.rows(`insert into payment_total_changes
      select merchant_id, (created_at at time zone 'Europe/Sofia')::date, currency, status, 1, amount_minor, eur_amount_minor, 0, 0
      from payments where id = ${paymentId}`);
  });
});
