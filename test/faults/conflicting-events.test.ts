import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Payment } from '#contract/payments/payments.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { OpenCheckout, TestMerchant } from '#test/support/application/build.ts';
import { cards } from '#test/support/application/hosted-page.ts';
import { ledgerOf } from '#test/support/application/ledger-of.ts';
import { until } from '#test/support/application/until.ts';
import { eventAbout, sendWebhook } from '#test/support/application/webhooks.ts';
import { startDeployment, type Deployment } from './support/deployment.ts';

let deployment: Deployment;
let merchant: TestMerchant;

beforeAll(async () => {
  deployment = await startDeployment();
  merchant = await deployment.shop.addMerchant();
});
afterEach(async () => {
  await deployment.shop.control.clearFaults();
  // A mismatch is a violation until an administrator has decided.
  const found = (await deployment.shop.doctor()).filter(
    (one) => !one.startsWith('doctor.mismatches-decided'),
  );
  expect(found).toEqual([]);
});
afterAll(() => deployment.stop());

const becomes = (status: Payment['status'], { paymentId }: OpenCheckout): Promise<Payment> =>
  until(`payment ${paymentId} is ${status}`, async () => {
    const payment = await deployment.shop.payment(paymentId);
    return payment.status === status && payment;
  });
const begin = async (): Promise<OpenCheckout> =>
  deployment.shop.openCheckout(await deployment.shop.createLink(merchant));
const handled = (eventId: string): Promise<unknown> =>
  until('the event is processed', async () => {
    const rows = await deployment.shop.database.rows(
      `select from provider_events where event_id = ? and state = 'DONE'`,
      [eventId],
    );
    return rows.length === 1;
  });
/** Everything that a customer or an accountant would see change. */
const visibleState = async ({ paymentId }: OpenCheckout): Promise<unknown> => {
  const { status, succeededAt, netAmount, invoiceId, late, mismatch } =
    await deployment.shop.payment(paymentId);
  return {
    status,
    succeededAt,
    netAmount,
    invoiceId,
    late,
    mismatch,
    ledger: await ledgerOf(deployment.shop.database, paymentId),
  };
};

describe('conflicting webhook events', () => {
  it('a failure event after the success changes nothing', async () => {
    const { shop } = deployment;
    await shop.control.setFault({
      kind: 'webhook-delay',
      event: 'payment_intent.payment_failed',
      delayMs: 40_000,
    });
    const checkout = await begin();
    await shop.control.pay({ session: checkout.sessionId, card: cards.declined });
    await shop.control.pay({ session: checkout.sessionId });
    await becomes('SUCCEEDED', checkout);
    const before = await visibleState(checkout);
    await shop.control.settleNow();
    const delivery = (await shop.control.deliveries()).findLast(
      ({ type, state }) => type === 'payment_intent.payment_failed' && state === 'delivered',
    );
    await handled(delivery!.event);
    expect(await visibleState(checkout)).toEqual(before);
  });

  it('an expiry event after the payment changes nothing', async () => {
    const { shop, loadBalancer } = deployment;
    const checkout = await begin();
    await shop.control.pay({ session: checkout.sessionId });
    await becomes('SUCCEEDED', checkout);
    const before = await visibleState(checkout);
    const expiry = eventAbout('checkout.session.expired', {
      object: 'checkout.session',
      id: checkout.sessionId,
      status: 'expired',
      payment_status: 'unpaid',
    });
    expect(await sendWebhook(loadBalancer.url, expiry)).toBe(200);
    await handled(expiry.id);
    expect(await visibleState(checkout)).toEqual(before);
  });

  it('a success event after the cancellation counts and is flagged as late', async () => {
    const { shop } = deployment;
    const link = await shop.createLink(merchant);
    const checkout = await shop.openCheckout(link);
    await merchant.api.post(`/payment-links/${link.id}/cancel`);
    await becomes('CANCELLED', checkout);
    // The provider had expired the session and now reports it paid: the state of the money wins.
    await shop.control.pay({ session: checkout.sessionId, late: true });
    expect(await becomes('SUCCEEDED', checkout)).toMatchObject({ late: true, netAmount: 95.45 });
  });

  it('an event with a differing amount waits for a decision, an administrator is notified, and nothing is booked', async () => {
    const { shop } = deployment;
    const waiting = async (): Promise<number> =>
      accepted(await shop.admin.get<{ kind: string; count: number }[]>('/attention')).find(
        ({ kind }) => kind === 'MISMATCHES',
      )!.count;
    const before = await waiting();
    await shop.control.setFault({ kind: 'payment-other-amount', times: 1 });
    const checkout = await begin();
    await shop.control.pay({ session: checkout.sessionId });
    await becomes('PROCESSING', checkout);
    expect(await visibleState(checkout)).toMatchObject({
      mismatch: 'AMOUNT_MISMATCH:AMOUNT',
      invoiceId: null,
      ledger: {},
    });
    expect(await waiting()).toBe(before + 1);
  });
});
