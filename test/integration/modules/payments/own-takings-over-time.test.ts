import { afterAll, beforeAll, expect, test } from 'vitest';
import { businessDate } from '#kernel/business-date.ts';
import { Money } from '#kernel/money.ts';
import { getOwnTakingsOverTime } from '#modules/payments/adapters/postgres/get-own-takings-over-time.ts';
import { createInvoicesFixture, type InvoicesFixture } from '#test/support/invoices-fixture.ts';

let fixture: InvoicesFixture;
beforeAll(async () => {
  fixture = await createInvoicesFixture();
});
afterAll(() => fixture.close());

const paid = (merchantId: number, at: string, minor: number) => {
  const price = Money.ofMinor(minor, 'EUR');
  return fixture.addPayment(merchantId, { succeededAt: new Date(at), amount: price, chargeAmount: price });
};

const show = (
  merchantId: number,
  period: 'DAY' | 'WEEK' | 'MONTH' | 'QUARTER' | 'YEAR',
  { now = '2026-11-20T12:00:00Z', on }: { now?: string; on?: string } = {},
) =>
  getOwnTakingsOverTime(
    { database: fixture.database, clock: { now: () => new Date(now) } },
    {
      kind: 'user',
      userId: 1,
      username: 'own',
      role: 'MERCHANT',
      merchantRole: 'OWNER',
      merchantId,
      sessionId: 's',
    },
    period,
    on === undefined ? undefined : businessDate(on),
  );

const euro = (minor: number) => Money.ofMinor(minor, 'EUR');

test('takings of a month list each Sofia day beside the same day of the month before', async () => {
  const merchantId = await fixture.addMerchant();
  await paid(merchantId, '2026-10-31T22:30:00Z', 1_000); // 1 November, 00:30
  await paid(merchantId, '2026-11-20T08:00:00Z', 2_500);
  await paid(merchantId, '2026-10-20T08:00:00Z', 700);
  await paid(merchantId, '2026-10-25T08:00:00Z', 9_000); // later in its month than now is in this one
  await paid(merchantId, '2026-09-30T08:00:00Z', 50_000);
  await paid(await fixture.addMerchant(), '2026-11-20T08:00:00Z', 80_000);
  const { points, lastDays, today, ...takings } = await show(merchantId, 'MONTH');
  expect(lastDays).toHaveLength(30);
  expect(points).toHaveLength(30);
  expect(points.filter(({ amount, previousAmount }) => amount.minor + previousAmount.minor > 0)).toEqual([
    { place: 1, amount: euro(1_000), previousAmount: euro(0) },
    { place: 20, amount: euro(2_500), previousAmount: euro(700) },
    { place: 25, amount: euro(0), previousAmount: euro(9_000) },
  ]);
  expect(takings).toEqual({
    from: '2026-11-01',
    to: '2026-11-30',
    total: euro(3_500),
    previousTotal: euro(700),
    growth: 400,
    count: 2,
    fees: expect.anything(),
    refunds: euro(0),
    disputes: euro(0),
    net: expect.anything(),
    byCurrency: [{ currency: 'EUR', amountMinor: 3_500, count: 2 }],
    current: 20,
  });
  expect(today).toEqual({ amount: euro(2_500), count: 1, yesterdayByNow: euro(0) });
});

test('the last thirty days end with today in Sofia, whatever the period', async () => {
  const merchantId = await fixture.addMerchant();
  await paid(merchantId, '2026-10-21T20:59:00Z', 1_000); // 21 October, one day too early
  await paid(merchantId, '2026-10-21T21:00:00Z', 2_000); // 22 October, 00:00
  await paid(merchantId, '2026-11-19T22:30:00Z', 300); // 20 November, 00:30
  await paid(merchantId, '2026-11-20T08:00:00Z', 400);
  const { lastDays } = await show(merchantId, 'YEAR', { on: '2025-03-01' });
  expect(lastDays).toHaveLength(30);
  expect(lastDays.at(0)).toEqual({ amount: euro(2_000), count: 1 });
  expect(lastDays.at(-1)).toEqual({ amount: euro(700), count: 2 });
  expect(lastDays.filter(({ count }) => count > 0)).toHaveLength(2);
});

test('today is compared with yesterday up to the same time of day in Sofia', async () => {
  const merchantId = await fixture.addMerchant();
  await paid(merchantId, '2026-11-18T22:00:00Z', 100); // 19 November, 00:00
  await paid(merchantId, '2026-11-19T12:00:00Z', 30);
  await paid(merchantId, '2026-11-19T12:00:01Z', 9_000);
  await paid(merchantId, '2026-11-20T11:00:00Z', 400);
  const { today } = await show(merchantId, 'MONTH', { now: '2026-11-20T12:00:00Z' });
  expect(today).toEqual({ amount: euro(400), count: 1, yesterdayByNow: euro(130) });
});

test('takings of a day have hours, of a week days from Monday, of a year months', async () => {
  const merchantId = await fixture.addMerchant();
  await paid(merchantId, '2026-11-20T08:15:00Z', 100);
  await paid(merchantId, '2026-11-16T08:15:00Z', 200);
  const placesOf = async (period: 'DAY' | 'WEEK' | 'YEAR') =>
    (await show(merchantId, period)).points
      .filter(({ amount }) => amount.minor > 0n)
      .map(({ place, amount }) => [place, Number(amount.minor)]);
  expect(await placesOf('DAY')).toEqual([[10, 100]]);
  expect(await placesOf('WEEK')).toEqual([
    [1, 200],
    [5, 100],
  ]);
  expect(await placesOf('YEAR')).toEqual([[11, 300]]);
});

test('takings convert fees in another currency to euro', async () => {
  const merchantId = await fixture.addMerchant();
  const price = Money.ofMinor(11_700, 'USD');
  const { paymentId } = await fixture.addPayment(merchantId, {
    succeededAt: new Date('2026-11-20T08:00:00Z'),
    amount: price,
    chargeAmount: price,
    eurRate: '1.17',
  });
  await fixture.database.rows(
    `update payments set platform_fee_minor = 117, merchant_fee_minor = 234, net_amount_minor = 11349,
       charge_platform_fee_minor = 117, charge_merchant_fee_minor = 234, charge_net_amount_minor = 11349,
       eur_amount_minor = 10000
     where id = ?`,
    [paymentId],
  );
  expect(await show(merchantId, 'DAY')).toMatchObject({
    total: euro(10_000),
    fees: euro(300),
    net: euro(9_700),
  });
});

test('a period that is over is shown whole beside the whole one before, without a place of now', async () => {
  const merchantId = await fixture.addMerchant();
  await paid(merchantId, '2026-09-30T20:59:59Z', 300); // 30 September, 23:59:59
  await paid(merchantId, '2026-09-30T21:00:00Z', 1_000); // 1 October
  await paid(merchantId, '2026-10-31T21:59:59Z', 500);
  await paid(merchantId, '2026-10-31T22:00:00Z', 9_000); // 1 November
  const { from, to, total, previousTotal, current, points } = await show(merchantId, 'MONTH', {
    on: '2026-10-15',
  });
  expect({ from, to, total, previousTotal, current }).toEqual({
    from: '2026-10-01',
    to: '2026-10-31',
    total: euro(1_500),
    previousTotal: euro(300),
    current: null,
  });
  expect(points.filter(({ amount }) => amount.minor > 0n).map(({ place }) => place)).toEqual([1, 31]);
});

test('takings of a quarter are those of its three months', async () => {
  const merchantId = await fixture.addMerchant();
  await paid(merchantId, '2026-10-05T08:00:00Z', 100);
  await paid(merchantId, '2026-11-05T08:00:00Z', 200);
  await paid(merchantId, '2026-08-05T08:00:00Z', 40);
  const { points, current } = await show(merchantId, 'QUARTER');
  expect(current).toBe(2);
  expect(points).toEqual([
    { place: 1, amount: euro(100), previousAmount: euro(0) },
    { place: 2, amount: euro(200), previousAmount: euro(40) },
    { place: 3, amount: euro(0), previousAmount: euro(0) },
  ]);
});

test('a day after today is refused, and names the field', async () => {
  const merchantId = await fixture.addMerchant();
  await expect(show(merchantId, 'MONTH', { on: '2026-11-21' })).rejects.toMatchObject({
    fields: [{ field: 'on', code: 'fields.period-to-come' }],
  });
});
