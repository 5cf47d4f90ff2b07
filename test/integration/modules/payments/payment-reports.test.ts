import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { getOwnTakings } from '#contract/payments/payment-totals.ts';
import type * as contract from '#contract/payments/payment-reports.ts';
import type { TakingsOverTime } from '#contract/payments/takings.ts';
import type * as z from 'zod';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';

type OwnTakings = z.infer<typeof getOwnTakings.response>;
type Summary = z.infer<typeof contract.getPaymentSummary.response>;

let shop: TestApplication;
let baker: TestMerchant;
let potter: TestMerchant;

const begin = async (merchant: TestMerchant, amount: number, currency: 'EUR' | 'BGN' | 'USD' = 'EUR') =>
  shop.openCheckout(await shop.createLink(merchant, { amount, currency }));

const pay = async (...parameters: Parameters<typeof begin>): Promise<number> => {
  const { sessionId, paymentId } = await begin(...parameters);
  await shop.control.pay({ session: sessionId });
  await shop.drain();
  expect((await shop.payment(paymentId)).status).toBe('SUCCEEDED');
  return paymentId;
};

const today = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Sofia' }).format(new Date());

beforeAll(async () => {
  shop = await startApplication();
  baker = await shop.addMerchant();
  potter = await shop.addMerchant();
  await pay(baker, 100);
  await pay(baker, 100, 'BGN');
  await pay(potter, 50);
  const declined = await begin(baker, 30);
  await shop.control.pay({ session: declined.sessionId, card: '4000000000009995' });
  await shop.drain();
  expect((await shop.payment(declined.paymentId)).lastDeclineCode).not.toBeNull();
});
afterAll(() => shop.stop());

const summary = async (query = ''): Promise<Summary> =>
  accepted(await shop.admin.get<Summary>(`/payments/summary${query}`));

describe('the payment summary', () => {
  it('the payment summary counts successes by currency and in euro', async () => {
    expect(await summary()).toEqual({
      totalPayments: 4,
      succeededPayments: 3,
      failedPayments: 0,
      successRate: 75,
      totalRevenue: 201.13,
      totalAmount: {
        amount: 201.13,
        byCurrency: [
          { currency: 'BGN', amount: 100, count: 1 },
          { currency: 'EUR', amount: 150, count: 2 },
        ],
      },
      totalFees: {
        amount: 9.3,
        byCurrency: [
          { currency: 'BGN', amount: 4.7, count: 1 },
          { currency: 'EUR', amount: 6.9, count: 2 },
        ],
      },
    });
  });

  it('the payment summary applies the filters of the list, in both dialects', async () => {
    expect(await summary(`?merchantId=${potter.id}`)).toMatchObject({ totalPayments: 1, totalRevenue: 50 });
    const filter = encodeURIComponent('{"status":"PENDING"}');
    expect(await summary(`?filter=${filter}`)).toMatchObject({ totalPayments: 1, successRate: 0 });
    expect(await summary('?to=2026-01-01')).toMatchObject({ totalPayments: 0, totalRevenue: 0 });
  });
});

describe('own takings', () => {
  const own = async (query = '', merchant = baker) =>
    accepted(await merchant.api.get<OwnTakings>(`/merchants/me/takings${query}`));

  it('own takings without a filter include all payments of the merchant', async () => {
    expect(await own()).toMatchObject({ totalPayments: 3, succeededPayments: 2, successRate: 66.7 });
  });

  it('own takings apply each filter of the list and exclude other merchants', async () => {
    const levs = { amount: 51.13, byCurrency: [{ currency: 'BGN', amount: 100, count: 1 }] };
    expect(await own('?currency=BGN')).toMatchObject({
      totalPayments: 1,
      successRate: 100,
      totalRevenue: levs,
      totalRevenueInBgn: 100,
    });
    expect(await own('?status=PENDING')).toMatchObject({ totalPayments: 1, totalRevenue: { amount: 0 } });
    expect(await own(`?from=${today}&to=${today}`)).toMatchObject({ totalPayments: 3 });
    expect(await own('?to=2026-01-01')).toMatchObject({ totalPayments: 0, successRate: 0 });
    expect(await own('?minAmount=50', potter)).toMatchObject({
      totalPayments: 1,
      totalRevenue: { amount: 50 },
    });
  });

  it('own takings refuse a filter of the back office', async () => {
    const { status } = await baker.api.get(`/merchants/me/takings?merchantId=${potter.id}`);
    expect(status).toBe(422);
  });
});

describe('takings over time', () => {
  const takings = async (query: string) =>
    accepted(await shop.admin.get<contract.Takings>(`/payments/takings?${query}`));

  it('takings by day include empty days, amounts and decline codes', async () => {
    const { steps, declines } = await takings('');
    expect(steps).toHaveLength(30);
    expect(steps.at(-1)).toMatchObject({
      start: today,
      totalPayments: 4,
      succeededPayments: 3,
      takings: { amount: 201.13 },
    });
    expect(steps.at(-2)).toMatchObject({
      totalPayments: 0,
      takings: { amount: 0, byCurrency: [] },
    });
    expect(declines).toEqual([{ code: 'insufficient_funds', count: 1 }]);
  });

  it('takings by week start on Monday, by month on the first day', async () => {
    const weeks = await takings('by=week&from=2026-10-01&to=2026-10-14');
    expect(weeks.steps.map(({ start }) => start)).toEqual(['2026-09-28', '2026-10-05', '2026-10-12']);
    const months = await takings(`by=month&from=2026-01-31&to=2026-03-01`);
    expect(months.steps.map(({ start }) => start)).toEqual(['2026-01-01', '2026-02-01', '2026-03-01']);
  });

  it('takings can be limited to one merchant', async () => {
    const { steps, declines } = await takings(`merchantId=${potter.id}&from=${today}&to=${today}`);
    expect(steps.map(({ totalPayments }) => totalPayments)).toEqual([1]);
    expect(declines).toEqual([]);
  });

  it.each(['from=2026-02-02&to=2026-02-01', 'from=2020-01-01&to=2026-01-01'])(
    'takings refuse the period %s',
    async (days) => {
      const { status, body } = await shop.admin.get<object>(`/payments/takings?${days}`);
      expect(status).toBe(422);
      expect(Object.keys(body.fields ?? {})).toEqual(['from']);
    },
  );
});

it('an accountant sees only figures of assigned merchants', async () => {
  const accountant = await shop.addStaff('ACCOUNTANT');
  accepted(await shop.admin.put(`/users/${accountant.id}/merchants`, { merchantIds: [potter.id] }));
  const figures = accepted(await accountant.api.get<Summary>('/payments/summary'));
  expect(figures).toMatchObject({ totalPayments: 1, totalRevenue: 50 });
  const { steps, declines } = accepted(await accountant.api.get<contract.Takings>('/payments/takings'));
  expect(steps.at(-1)).toMatchObject({ totalPayments: 1, takings: { amount: 50 } });
  expect(declines).toEqual([]);
});

it('the sum of a list counts by the day of creation, as its rows, and turnover by the day of success', async () => {
  const merchant = await shop.addMerchant();
  const paymentId = await pay(merchant, 70);
  await shop.database.rows(`update payments set created_at = created_at - interval '2 days' where id = ?`, [
    paymentId,
  ]);
  const days = `from=${today}&to=${today}`;
  const list = accepted(
    await merchant.api.get<{ totalElements: number }>(`/merchants/me/payments?page=0&size=5&${days}`),
  );
  const sum = accepted(await merchant.api.get<OwnTakings>(`/merchants/me/takings?${days}`));
  const turnover = accepted(
    await merchant.api.get<TakingsOverTime>('/merchants/me/takings/over-time?period=DAY'),
  );
  expect([list.totalElements, sum.totalRevenue.amount, turnover.total]).toEqual([0, 0, 70]);
});
