import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Home } from '#contract/guidance/home.ts';
import type { PaymentHistory } from '#contract/payments/payment-history.ts';
import type { TakingsOverTime } from '#contract/payments/takings.ts';
import type { Report } from '#contract/reports/reports.ts';
import { PaymentsOfMonth } from '#modules/payments/index.ts';
import { businessDate } from '#kernel/business-date.ts';
import { sqlReportReads } from '#modules/reports/adapters/postgres/sql-report-reads.ts';
import { SendMonthlyReport } from '#modules/reports/application/send-monthly-reports.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';

let shop: TestApplication;
let merchant: TestMerchant;

beforeAll(async () => {
  shop = await startApplication();
  merchant = await shop.addMerchant();
});
afterAll(async () => {
  expect(await shop.doctor()).toEqual([]);
  await shop.stop();
});

const sell = async (amount: number, currency: 'EUR' | 'USD' | 'BGN', seller = merchant) => {
  const checkout = await shop.openCheckout(await shop.createLink(seller, { amount, currency }));
  await shop.control.pay({ session: checkout.sessionId });
  await shop.drain();
  const payment = await shop.payment(checkout.paymentId);
  expect(payment.status).toBe('SUCCEEDED');
  return payment;
};

const lose = async ({ id, providerPaymentId }: Awaited<ReturnType<typeof sell>>): Promise<void> => {
  await shop.control.openDispute(providerPaymentId!, 'fraudulent');
  await shop.drain();
  const disputes = await shop.control.disputes();
  const { body } = disputes.find(({ body: each }) => each.payment_intent === providerPaymentId)!;
  await shop.control.moveDispute(body.id, 'lose');
  await shop.drain();
  expect((await shop.payment(id)).disputeStatus).toBe('LOST');
};

const get = async <T>(path: string): Promise<T> => accepted(await merchant.api.get<T>(path));
const cents = (amount: number): number => Math.round(amount * 100);

/** What each payment of a merchant says that is kept of it, in cents of EUR. */
const keptOfEach = async (of: TestMerchant, ids: readonly number[]): Promise<number[]> =>
  Promise.all(
    ids.map(async (id) => {
      const { kept } = accepted(await of.api.get<PaymentHistory>(`/payments/${id}/history`));
      return cents(kept);
    }),
  );

/** Each place that shows the turnover and what is kept of the month of now, in cents of EUR. */
const shown = async () => {
  const home = await get<Home>('/merchants/me/home');
  const takings = await get<TakingsOverTime>('/merchants/me/takings/over-time?period=MONTH');
  const { figures, from, to } = await get<Report>('/merchants/me/reports?period=MONTH');
  const year = await get<Report>('/merchants/me/reports?period=YEAR');
  const mails: Readonly<{ takingsMinor: number; netMinor: number }>[] = [];
  const letter = new SendMonthlyReport({
    reads: sqlReportReads(shop),
    jobs: { enqueue: async (_type, data) => void mails.push(data as never) },
    clock: { now: () => new Date() },
  });
  await letter.execute({ merchantId: merchant.id, month: from.slice(0, 7) });
  const ofMonth = await shop.application
    .resolve(PaymentsOfMonth)
    .figures([merchant.id], { from: businessDate(from), to: businessDate(to) });
  return {
    turnover: {
      home: cents(home.payments.month.total),
      takings: cents(takings.total),
      report: cents(figures.takings),
      year: cents(year.figures.takings),
      mail: mails[0]!.takingsMinor,
      accountant: Number(ofMonth.get(merchant.id)!.turnover.minor),
    },
    kept: {
      home: cents(home.payments.month.net),
      takings: cents(takings.net),
      report: cents(figures.net),
      year: cents(year.figures.net),
      mail: mails[0]!.netMinor,
    },
    parts: figures,
    home,
  };
};

test('turnover and what is kept of a month are one value in each place, after a refund, a lost dispute and other currencies', async () => {
  await sell(100, 'EUR');
  const dollars = await sell(117, 'USD');
  const levs = await sell(195.58, 'BGN');
  const disputed = await sell(60, 'EUR');
  accepted(await merchant.api.post(`/payments/${levs.id}/refunds`, { amount: 25 }));
  accepted(await merchant.api.post(`/payments/${dollars.id}/refunds`, { amount: 11.7 }));
  await shop.drain();
  const before = await shown();
  await lose(disputed);
  const { turnover, kept, parts, home } = await shown();
  expect(new Set(Object.values(turnover)).size, JSON.stringify(turnover)).toBe(1);
  expect(new Set(Object.values(kept)).size, JSON.stringify(kept)).toBe(1);
  // A dispute takes its amount and its fee; nothing of the turnover.
  expect(turnover.home).toBe(before.turnover.home);
  const { disputesLost } = await get<PaymentHistory>(`/payments/${disputed.id}/history`);
  expect(disputesLost).toBeGreaterThan(60);
  expect(before.kept.home - kept.home).toBe(cents(disputesLost));
  expect(cents(home.payments.month.disputes)).toBe(cents(disputesLost));
  expect(kept.report).toBe(
    cents(parts.takings) -
      cents(parts.platformFees) -
      cents(parts.providerFees) -
      cents(parts.refunds) -
      cents(parts.disputes),
  );
  expect(cents(parts.refunds)).toBeGreaterThan(2_500);
  expect(home.payments.today).toMatchObject({ count: 4 });
  expect(cents(home.payments.today.amount)).toBe(turnover.home);
});

test('a dispute that is won after all is kept again', async () => {
  const payment = await sell(40, 'EUR');
  const { kept } = await shown();
  await lose(payment);
  const disputes = await shop.control.disputes();
  const { body } = disputes.find(({ body: each }) => each.payment_intent === payment.providerPaymentId)!;
  await shop.control.moveDispute(body.id, 'win');
  await shop.drain();
  await shop.database.rows(`update payments set checked_at = now() - interval '25 hours' where id = ?`, [
    payment.id,
  ]);
  await shop.reconcile();
  expect((await shop.payment(payment.id)).disputeStatus).toBe('WON');
  expect((await shown()).kept.home).toBe(kept.home);
});

test('what is kept of each payment adds up to that of the month, by the true fee of the provider where it is known', async () => {
  const other = await shop.addMerchant();
  const [plain, levs, dear, disputed] = [
    await sell(100, 'EUR', other),
    await sell(195.58, 'BGN', other),
    await sell(80, 'EUR', other),
    await sell(60, 'EUR', other),
  ];
  accepted(await other.api.post(`/payments/${levs.id}/refunds`, { amount: 25 }));
  await lose(disputed);
  // The true fees follow after the payments.
  await shop.drainLater();
  // A card from another continent costs more than the schedule says.
  await shop.database.rows(
    `update payments set provider_fee_actual_minor = provider_fee_actual_minor + 41 where id = ?`,
    [dear.id],
  );
  const month = accepted(await other.api.get<Home>('/merchants/me/home')).payments.month;
  const kept = await keptOfEach(
    other,
    [plain, levs, dear, disputed].map(({ id }) => id),
  );
  expect(kept.reduce((sum, each) => sum + each, 0)).toBe(cents(month.net));
  expect(kept.slice(0, 3)).toEqual([
    cents(plain.netAmount),
    cents(levs.chargeNetAmount) - 2_500,
    cents(dear.netAmount) - 41,
  ]);
  const { providerFee } = accepted(await other.api.get<PaymentHistory>(`/payments/${dear.id}/history`));
  expect(cents(providerFee)).toBe(cents(dear.merchantFee) + 41);
  await shop.database.rows(
    `update payments set provider_fee_actual_minor = provider_fee_actual_minor - 41 where id = ?`,
    [dear.id],
  );
});

test('a payment that did not succeed keeps nothing', async () => {
  const other = await shop.addMerchant();
  const { paymentId } = await shop.openCheckout(await shop.createLink(other, { amount: 10 }));
  expect(await keptOfEach(other, [paymentId])).toEqual([0]);
});

test('a part of the front page is null for who does not hold its right, and own records only for a cashier', async () => {
  const { payments, invoices, links, payouts, limits, threshold } = await get<Home>('/merchants/me/home');
  expect([payments.hasAny, invoices.hasAny, links.hasAny]).toEqual([true, true, true]);
  expect([payments.recent.length, invoices.recent.length]).toEqual([5, 5]);
  expect(payouts).toMatchObject({ isRouted: false });
  expect([limits, threshold]).toEqual([null, null]);

  const cashier = await shop.addMember(merchant, 'CASHIER');
  const seen = accepted(await cashier.api.get<Home>('/merchants/me/home'));
  expect([seen.payouts, seen.limits, seen.threshold]).toEqual([null, null, null]);
  expect(seen.payments).toMatchObject({ hasAny: false, recent: [], month: { total: 0, net: 0 } });
  expect([seen.invoices.hasAny, seen.links.hasAny]).toEqual([false, false]);
});

test('documents of the TEST series are not among the recent ones, and are records', async () => {
  const other = await shop.addMerchant();
  accepted(await other.api.post('/invoices/test-create'));
  const { invoices, payments } = accepted(await other.api.get<Home>('/merchants/me/home'));
  expect(invoices).toEqual({ hasAny: true, pending: 0, overdue: 0, recent: [] });
  expect(payments.hasAny).toBe(false);
});
