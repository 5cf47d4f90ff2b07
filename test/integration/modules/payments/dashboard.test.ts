import { afterAll, beforeAll, expect, it } from 'vitest';
import { Money } from '#kernel/money.ts';
import { getDashboard } from '#modules/payments/adapters/postgres/summarise-payments.ts';
import { FixedClock } from '#test/fakes/fixed-clock.ts';
import { insertMerchant, insertPayment } from '#test/support/insert-rows.ts';
import { openTestDatabase, type OpenTestDatabase } from '#test/support/open-database.ts';

let opened: OpenTestDatabase;
let merchantId: number;

beforeAll(async () => {
  opened = await openTestDatabase();
  merchantId = await insertMerchant(opened.database, 1, {});
  await insertMerchant(opened.database, 2, { status: 'SUSPENDED' });
});
afterAll(() => opened.close());

const operator = { kind: 'operator', name: 'test' } as const;
const dashboardAt = (instant: string) =>
  getDashboard({ database: opened.database, clock: new FixedClock(new Date(instant)) }, operator);

it('a dashboard without payments has no revenue and no growth', async () => {
  expect(await dashboardAt('2026-11-23T09:00:00Z')).toMatchObject({
    totalMerchants: 2,
    activeMerchants: 1,
    totalPayments: 0,
    successRate: 0,
    monthlyGrowth: null,
  });
});

it('monthly growth compares this month up to today with the whole last month, in Sofia days', async () => {
  const taken = [
    // 30 September in Sofia.
    ['2026-09-30T20:59:00Z', 9_000],
    // 1 October in Sofia.
    ['2026-09-30T21:00:00Z', 1_000],
    ['2026-10-31T21:59:00Z', 1_000],
    // 1 November in Sofia.
    ['2026-10-31T22:00:00Z', 2_500],
    ['2026-11-23T21:00:00Z', 500],
    // After today.
    ['2026-11-24T09:00:00Z', 7_000],
  ] as const;
  for (const [place, [succeededAt, minor]] of taken.entries()) {
    const charge = Money.ofMinor(minor, 'EUR');
    const facts = { succeededAt: new Date(succeededAt), amount: charge, chargeAmount: charge };
    await insertPayment(opened.database, merchantId, place + 1, facts);
  }
  await opened.database.rows(
    `update payments set status = 'FAILED', succeeded_at = null where order_number = 5`,
  );
  const dashboard = await dashboardAt('2026-11-23T09:00:00Z');
  expect(dashboard).toMatchObject({ totalPayments: 6, succeededPayments: 5, monthlyGrowth: 25 });
  expect(dashboard.total.amount.toDecimal()).toBe(205);
});
