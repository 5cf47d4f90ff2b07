import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Refund } from '#contract/payments/payment-history.ts';
import type { Payment } from '#contract/payments/payments.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { cards } from '#test/support/application/hosted-page.ts';
import { ledgerOf } from '#test/support/application/ledger-of.ts';

let shop: TestApplication;
let merchant: TestMerchant;
let other: TestMerchant;

beforeAll(async () => {
  shop = await startApplication();
  merchant = await shop.addMerchant();
  other = await shop.addMerchant();
});
afterEach(() => shop.control.clearFaults());
afterAll(async () => {
  expect(await shop.doctor()).toEqual([]);
  await shop.stop();
});

const sell = async (amount = 100, card: string = cards.paid): Promise<number> => {
  const checkout = await shop.openCheckout(await shop.createLink(merchant, { amount }));
  await shop.control.pay({ session: checkout.sessionId, card });
  await shop.drain();
  expect((await shop.payment(checkout.paymentId)).status).toBe('SUCCEEDED');
  return checkout.paymentId;
};
const refund = (paymentId: number, body: object = {}, by = merchant, headers = {}) =>
  by.api.post<Refund>(`/payments/${paymentId}/refunds`, body, headers);
const becomes = async (paymentId: number, refundStatus: Payment['refundStatus']): Promise<Payment> => {
  await shop.drain();
  const payment = await shop.payment(paymentId);
  expect(payment.refundStatus).toBe(refundStatus);
  return payment;
};

test('a merchant can refund a part, then the rest, and never more', async () => {
  const paymentId = await sell();
  expect(accepted(await refund(paymentId, { amount: 30, note: 'Счупена чаша' }))).toMatchObject({
    amount: 30,
    currency: 'EUR',
    reason: 'REQUESTED_BY_CUSTOMER',
    status: 'SUCCEEDED',
  });
  expect(await becomes(paymentId, 'PARTIAL')).toMatchObject({ status: 'SUCCEEDED', refundedAmount: 30 });
  const tooMuch = await refund(paymentId, { amount: 70.01 });
  expect(tooMuch).toMatchObject({
    status: 409,
    body: {
      code: 'payments.nothing-to-refund',
      refundable: 70,
      fields: { amount: expect.stringContaining('70') },
    },
  });
  expect(accepted(await refund(paymentId)).amount).toBe(70);
  await becomes(paymentId, 'FULL');
  expect((await refund(paymentId)).status).toBe(409);
  expect(await ledgerOf(shop.database, paymentId)).toEqual({
    PLATFORM_REVENUE: -150,
    PROVIDER_FEES: -305,
    MERCHANT_PAYABLE: 455,
  });
});

test('ten refunds of thirty at once make three refunds', async () => {
  const paymentId = await sell();
  const answers = await Promise.all(Array.from({ length: 10 }, () => refund(paymentId, { amount: 30 })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
  await shop.drain();
  expect((await shop.payment(paymentId)).refundedAmount).toBe(90);
});

test('the history names the fee rates of the price and of the charge', async () => {
  const ratesOf = async (paymentId: number) =>
    accepted(await merchant.api.get<{ tariffs: unknown[] }>(`/payments/${paymentId}/history`)).tariffs;
  const lev = { currency: 'BGN', platformPercent: 1.5, providerPercent: 2.9, providerFixed: 0.3 };
  const euro = { currency: 'EUR', platformPercent: 1.5, providerPercent: 2.9, providerFixed: 0.15 };
  const checkout = await shop.openCheckout(await shop.createLink(merchant, { currency: 'BGN' }));
  expect(await ratesOf(checkout.paymentId)).toEqual([]);
  await shop.control.pay({ session: checkout.sessionId, card: cards.paid });
  await shop.drain();
  expect((await shop.payment(checkout.paymentId)).status).toBe('SUCCEEDED');
  expect(await ratesOf(checkout.paymentId)).toEqual([lev, euro]);
  expect(await ratesOf(await sell(20))).toEqual([euro]);
});

test('an administrator can refund, support cannot, and another merchant finds no payment', async () => {
  const paymentId = await sell(20);
  expect((await refund(paymentId, {}, other)).status).toBe(404);
  expect((await shop.api().post(`/payments/${paymentId}/refunds`)).status).toBe(401);
  expect((await shop.admin.post(`/payments/${paymentId}/refunds`)).status).toBe(201);
});

test('a suspended merchant cannot refund', async () => {
  const suspended = await shop.addMerchant();
  const checkout = await shop.openCheckout(await shop.createLink(suspended));
  await shop.control.pay({ session: checkout.sessionId });
  await shop.drain();
  expect((await shop.payment(checkout.paymentId)).status).toBe('SUCCEEDED');
  await shop.setStatus(suspended.id, 'SUSPENDED');
  expect((await refund(checkout.paymentId, {}, suspended)).status).toBe(403);
});

test('a payment that has not succeeded cannot be refunded', async () => {
  const { paymentId } = await shop.openCheckout(await shop.createLink(merchant));
  expect(await refund(paymentId)).toMatchObject({ status: 409, body: { code: 'payments.nothing-paid' } });
});

test('a payment cannot be refunded while a dispute is open', async () => {
  const paymentId = await sell(50, cards.disputed);
  await shop.control.settleNow();
  await shop.drain();
  expect((await shop.payment(paymentId)).disputeStatus).toBe('OPEN');
  expect(await refund(paymentId)).toMatchObject({ status: 409, body: { code: 'payments.dispute-open' } });
});

test('a refund requested while the provider is away is stored and sent once by its job', async () => {
  const paymentId = await sell();
  await shop.control.setFault({ kind: 'server-error', moment: 'after', route: 'POST /v1/refunds', times: 2 });
  expect((await refund(paymentId, { amount: 10 })).status).toBe(201);
  await shop.drainLater();
  expect((await shop.payment(paymentId)).refundedAmount).toBe(10);
  const history = accepted(await merchant.api.get<{ refunds: Refund[] }>(`/payments/${paymentId}/history`));
  expect(history.refunds).toHaveLength(1);
});

test('the same Idempotency-Key refunds once and returns the same answer', async () => {
  const paymentId = await sell();
  const key = { 'idempotency-key': 'refund-of-order-17' };
  const [first, second] = [
    await refund(paymentId, { amount: 5 }, merchant, key),
    await refund(paymentId, { amount: 5 }, merchant, key),
  ];
  expect(second.body).toEqual(first.body);
  expect(second.headers.get('idempotent-replayed')).toBe('true');
  expect((await refund(paymentId, { amount: 6 }, merchant, key)).status).toBe(422);
  expect((await becomes(paymentId, 'PARTIAL')).refundedAmount).toBe(5);
});

test('a merchant reads the history of a payment, and only the back office its ledger', async () => {
  const paymentId = await sell();
  accepted(await refund(paymentId));
  await becomes(paymentId, 'FULL');
  type History = { events: { kind: string; status: string }[]; ledger: unknown[] };
  const seen = accepted(await merchant.api.get<History>(`/payments/${paymentId}/history`));
  expect(seen.events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['STATUS', 'OPENED', 'REFUND']));
  expect(seen.ledger).toEqual([]);
  expect(accepted(await shop.admin.get<History>(`/payments/${paymentId}/history`)).ledger.length).toBe(6);
  expect((await other.api.get(`/payments/${paymentId}/history`)).status).toBe(404);
});
