import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Refund } from '#contract/payments/payment-history.ts';
import type { Fault } from '#sandbox/control-client.ts';
import { SendRefund } from '#modules/payments/application/send-refund.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { OpenCheckout, TestMerchant } from '#test/support/application/build.ts';
import { cards } from '#test/support/application/hosted-page.ts';
import { ledgerOf } from '#test/support/application/ledger-of.ts';
import { payTwice } from '#test/support/application/pay-twice.ts';
import { until } from '#test/support/application/until.ts';

let shop: TestApplication;
let merchant: TestMerchant;
/** A separate client of the provider. */
let provider: Stripe;

beforeAll(async () => {
  shop = await startApplication();
  merchant = await shop.addMerchant();
  const { hostname, port } = new URL(shop.env['STRIPE_API_URL']!);
  const settings = { host: hostname, port: Number(port), protocol: 'http' } as const;
  provider = new Stripe(shop.env['STRIPE_SECRET_KEY']!, settings);
});
afterEach(() => shop.control.clearFaults());
afterAll(async () => {
  expect(await shop.doctor()).toEqual([]);
  await shop.stop();
});

const refunding = 'POST /v1/refunds';
const paymentOf = (paymentId: number) => shop.payment(paymentId);

const sell = async (card: string = cards.paid): Promise<OpenCheckout> => {
  const checkout = await shop.openCheckout(await shop.createLink(merchant));
  await shop.control.pay({ session: checkout.sessionId, card });
  await until('it is paid', async () => (await paymentOf(checkout.paymentId)).status === 'SUCCEEDED');
  return checkout;
};
const refund = (paymentId: number, body: object = {}) =>
  merchant.api.post<Refund>(`/payments/${paymentId}/refunds`, body);
const refundsOf = async (paymentId: number): Promise<Refund[]> =>
  accepted(await merchant.api.get<{ refunds: Refund[] }>(`/payments/${paymentId}/history`)).refunds;
const atProvider = async (paymentId: number): Promise<Stripe.Refund[]> => {
  const { providerPaymentId } = await paymentOf(paymentId);
  return provider.refunds.list({ payment_intent: providerPaymentId! }).autoPagingToArray({ limit: 100 });
};
const creditNotes = async (paymentId: number): Promise<number> => {
  const rows = await shop.database.rows(
    `select n.id from invoices n join invoices i on i.id = n.corrects_invoice_id
     where i.payment_id = ? and n.annulled_at is null`,
    [paymentId],
  );
  return rows.length;
};
const refundedWhole = (paymentId: number) =>
  until('all of it has gone back', async () => {
    await shop.makeJobsDue();
    return (await paymentOf(paymentId)).refundStatus === 'FULL';
  });
/** Webhooks of refunds are dropped. */
const loseRefundEvents = async (): Promise<void> => {
  await shop.control.setFault({ kind: 'webhook-drop', event: 'refund.*' });
  await shop.control.setFault({ kind: 'webhook-drop', event: 'charge.*' });
};
/** @returns the second payment of a SINGLE link, which is refunded automatically */
const sellTwice = async (): Promise<number> => {
  const [slow, quick] = await payTwice(shop, await shop.createLink(merchant));
  await until('one is paid', async () => (await paymentOf(quick.paymentId)).status === 'SUCCEEDED');
  await shop.control.settleNow();
  await until('the other is too', async () => (await paymentOf(slow.paymentId)).duplicateOf !== null);
  return slow.paymentId;
};
/** Ledger balances after the refund: the merchant owes the fees. */
const givenBack = { PLATFORM_REVENUE: -150, PROVIDER_FEES: -305, MERCHANT_PAYABLE: 455 };

describe('errors stored under the refund key', () => {
  const storedError = (moment: 'before' | 'after'): Fault => ({
    kind: 'server-error',
    moment,
    stored: true,
    route: refunding,
    times: 1,
  });

  it.each(['before', 'after'] as const)(
    'a stored error %s the refund is made leads to one refund, booked and credited once',
    async (moment) => {
      const { paymentId } = await sell();
      await loseRefundEvents();
      await shop.control.setFault(storedError(moment));
      expect((await refund(paymentId)).status).toBe(201);
      await refundedWhole(paymentId);
      expect(await refundsOf(paymentId)).toMatchObject([{ status: 'SUCCEEDED', failureReason: null }]);
      expect(await atProvider(paymentId)).toHaveLength(1);
      expect(await ledgerOf(shop.database, paymentId)).toEqual(givenBack);
      expect(await creditNotes(paymentId)).toBe(1);
    },
  );

  it('a duplicate payment is refunded once although the provider stores an error under the key', async () => {
    await shop.control.setFault(storedError('before'));
    const duplicate = await sellTwice();
    await refundedWhole(duplicate);
    expect(await refundsOf(duplicate)).toMatchObject([{ reason: 'DUPLICATE', status: 'SUCCEEDED' }]);
    expect(await atProvider(duplicate)).toHaveLength(1);
  });
});

/** Marks the charge as disputed at the provider. */
const chargeIs = async (paymentId: number, body: Partial<Stripe.Charge>): Promise<void> => {
  const { providerPaymentId } = await paymentOf(paymentId);
  await shop.database.rows(
    `update sandbox.objects set body = body || ?::jsonb where kind = 'charge' and body ->> 'payment_intent' = ?`,
    [JSON.stringify(body), providerPaymentId],
  );
};

describe('refused refunds', () => {
  it('a refused refund of a duplicate stays FAILED with its reason, and an administrator refunds the money', async () => {
    await shop.control.setFault({ kind: 'server-error', route: refunding });
    const duplicate = await sellTwice();
    await chargeIs(duplicate, { paid: false });
    await shop.control.clearFaults();
    const failed = await until('it is refused', async () => {
      await shop.makeJobsDue();
      const found = await refundsOf(duplicate);
      return found.find(({ status }) => status === 'FAILED');
    });
    expect(failed).toMatchObject({
      reason: 'DUPLICATE',
      amount: 100,
      failureReason: 'charge_not_refundable',
    });
    const { events } = accepted(
      await shop.admin.get<{ events: { kind: string; reason: string }[] }>(`/payments/${duplicate}/history`),
    );
    expect(events).toContainEqual(expect.objectContaining({ kind: 'REFUND', reason: 'failed' }));
    await chargeIs(duplicate, { paid: true });
    const again = await shop.admin.post<Refund>(`/payments/${duplicate}/refunds`, { reason: 'DUPLICATE' });
    expect(accepted(again)).toMatchObject({ amount: 100, status: 'SUCCEEDED' });
    await refundedWhole(duplicate);
  });
});

describe('refunds without an answer', () => {
  it('a refund without an answer is looked for before it is sent again, also when its key has expired', async () => {
    const { paymentId } = await sell();
    await shop.control.setFault({ kind: 'webhook-drop' });
    const key = crypto.randomUUID();
    const [requested] = await shop.database.rows<{ id: number }>(
      `insert into refunds (payment_id, provider_key, amount_minor, currency, reason, status, requested_by, created_at, updated_at)
       values (?, ?, 4000, 'EUR', 'OTHER', 'REQUESTED', 'tests', now(), now()) returning id`,
      [paymentId, key],
    );
    const { providerPaymentId } = await paymentOf(paymentId);
    // The key is expired: the same call would make another refund.
    const metadata = { plateno_refund: key };
    await provider.refunds.create({ payment_intent: providerPaymentId!, amount: 4_000, metadata });
    await shop.application.resolve(SendRefund).execute({ paymentId, refundId: requested!.id });
    expect(await refundsOf(paymentId)).toMatchObject([{ status: 'SUCCEEDED', amount: 40 }]);
    expect(await atProvider(paymentId)).toHaveLength(1);
  });

  it('a FAILED refund that the provider made is found before the next refund, which is refused', async () => {
    const { paymentId } = await sell();
    await loseRefundEvents();
    const key = crypto.randomUUID();
    // A refund made at the provider and stored as FAILED, as an earlier version left it.
    await shop.database.rows(
      `insert into refunds (payment_id, provider_key, amount_minor, currency, reason, status, failure_reason, requested_by,
         created_at, updated_at) values (?, ?, 3000, 'EUR', 'OTHER', 'FAILED', 'kept_error', 'tests', now(), now())`,
      [paymentId, key],
    );
    const { providerPaymentId } = await paymentOf(paymentId);
    const metadata = { plateno_refund: key };
    await provider.refunds.create({ payment_intent: providerPaymentId!, amount: 3_000, metadata });
    expect(await refund(paymentId, { amount: 30 })).toMatchObject({
      status: 409,
      body: { code: 'payments.refund-found' },
    });
    expect(await refundsOf(paymentId)).toMatchObject([{ status: 'SUCCEEDED', amount: 30 }]);
    expect(await atProvider(paymentId)).toHaveLength(1);
  });
});

describe('settled refunds', () => {
  /** A job that asked the provider before the change may store its answer after the reset: the question is repeated. */
  const confirmUntil = (name: string, paymentId: number, isDone: () => Promise<boolean>) =>
    until(name, async () => {
      await shop.expireFetches();
      accepted(await shop.admin.post(`/payments/confirm/${paymentId}`));
      return (await isDone()) && paymentOf(paymentId);
    });

  const areRefunded = (paymentId: number) => async () =>
    (await refundsOf(paymentId)).every(({ status }) => status === 'SUCCEEDED');

  it('more than ten refunds of one charge are all settled', async () => {
    const { paymentId } = await sell(cards.refundPending);
    await shop.control.setFault({ kind: 'webhook-drop' });
    const { providerPaymentId } = await paymentOf(paymentId);
    for (let count = 0; count < 12; count += 1)
      await provider.refunds.create({ payment_intent: providerPaymentId!, amount: 100 });
    const isStored = async () => (await refundsOf(paymentId)).length === 12;
    await confirmUntil('all refunds are stored', paymentId, isStored);
    await shop.control.settleNow();
    const { refundedAmount } = await confirmUntil(
      'all refunds have succeeded',
      paymentId,
      areRefunded(paymentId),
    );
    expect(refundedAmount).toBe(12);
  });

  it('a pending refund succeeds although its webhooks are lost', async () => {
    const { paymentId } = await sell(cards.refundPending);
    await shop.control.setFault({ kind: 'webhook-drop' });
    expect(accepted(await refund(paymentId)).status).toBe('PENDING');
    await shop.control.settleNow();
    const payment = await confirmUntil('the refund has succeeded', paymentId, areRefunded(paymentId));
    expect(payment).toMatchObject({ refundStatus: 'FULL', refundedAmount: 100 });
  });
});
