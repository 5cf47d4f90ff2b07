import type Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { HandleWebhookEvent } from '#modules/payments/application/handle-webhook-event.ts';
import { cards } from '#test/support/application/hosted-page.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { sendWebhook } from '#test/support/application/webhooks.ts';
import { runPlateno } from '#test/support/run-plateno.ts';
import { atOnce } from './support/at-once.ts';
import { startDeployment, type Deployment } from './support/deployment.ts';
import { eventsBySession } from './support/provider-events.ts';
import { atLength } from './support/scale.ts';

let deployment: Deployment;
let merchant: TestMerchant;

beforeAll(async () => {
  // Without workers: the test runs each job in its own order.
  deployment = await startDeployment({ workers: 0 });
  merchant = await deployment.shop.addMerchant();
  await deployment.shop.control.setFault({ kind: 'webhook-drop' });
});
afterEach(async () => expect(await deployment.shop.doctor()).toEqual([]));
afterAll(() => deployment.stop());

const permutationsOf = <T>(items: readonly T[]): T[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, place) =>
        permutationsOf(items.toSpliced(place, 1)).map((rest) => [item, ...rest]),
      );

const deliver = async (event: Stripe.Event): Promise<void> => {
  const { shop, loadBalancer } = deployment;
  expect(await sendWebhook(loadBalancer.url, event as unknown as Record<string, unknown>)).toBe(200);
  const [row] = await shop.database.rows<{ id: number }>(
    'select id from provider_events where event_id = ?',
    [event.id],
  );
  await shop.application.resolve(HandleWebhookEvent).execute({ inboxId: row!.id });
};

/** What must be equal for every order. */
const outcomeOf = async (paymentId: number): Promise<unknown> => {
  const [row] = await deployment.shop.database.rows(
    `select status, platform_fee_minor, merchant_fee_minor, net_amount_minor, provider_fee_status,
            provider_fee_actual_minor, late, mismatch, duplicate_of, refund_status, dispute_status, last_decline_code,
            (select count(*) from invoices i where i.payment_id = p.id) as invoices,
            (select count(*) from ledger_transactions t where t.payment_id = p.id) as bookings,
            (select string_agg(kind || ':' || status, ' ' order by seq) from payment_events e
             where e.payment_id = p.id) as history
     from payments p where id = ?`,
    [paymentId],
  );
  return row;
};

describe('the events of a payment', () => {
  it('the five events of a payment have the same outcome in each of their 120 orders, in the short form in every fifth', async () => {
    const { shop } = deployment;
    const link = await shop.createLink(merchant, { usage: 'REUSABLE', expiresInDays: null });
    const all = permutationsOf([0, 1, 2, 3, 4]);
    expect(all).toHaveLength(120);
    const orders = all.filter((_, place) => place % atLength(1, 5) === 0);

    const checkouts = await atOnce(8, orders, () => shop.openCheckout(link));
    for (const { sessionId } of checkouts) await shop.control.pay({ session: sessionId });
    await shop.control.settleNow();
    const events = await eventsBySession(shop);

    const outcomes = await atOnce(8, checkouts, async ({ sessionId, paymentId }, place) => {
      const sessionEvents = events.get(sessionId)!;
      expect(sessionEvents).toHaveLength(5);
      for (const position of orders[place]!) await deliver(sessionEvents[position]!);
      return outcomeOf(paymentId);
    });
    expect(outcomes[0]).toMatchObject({
      status: 'SUCCEEDED',
      invoices: 1,
      bookings: 1,
      provider_fee_actual_minor: 305,
    });
    for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0]);
  });

  it("without any event and without the customer's return the reconciler settles with the same outcome", async () => {
    const { shop } = deployment;
    // The provider's list of events is not available afterwards either.
    await shop.control.setFault({ kind: 'server-error', route: 'GET /v1/events' });
    const paid = await shop.openCheckout(await shop.createLink(merchant));
    const declined = await shop.openCheckout(await shop.createLink(merchant));
    const unused = await shop.openCheckout(await shop.createLink(merchant));
    await shop.control.pay({ session: paid.sessionId });
    await shop.control.settleNow();
    await shop.control.pay({ session: declined.sessionId, card: cards.declined });
    await shop.control.advanceClock(25 * 3_600);
    expect((await runPlateno(shop.env, ['payments', 'reconcile'])).code).toBe(0);
    expect(await outcomeOf(paid.paymentId)).toMatchObject({
      status: 'SUCCEEDED',
      invoices: 1,
      bookings: 1,
      provider_fee_actual_minor: 305,
    });
    expect(await outcomeOf(declined.paymentId)).toMatchObject({ status: 'FAILED', invoices: 0, bookings: 0 });
    expect(await outcomeOf(unused.paymentId)).toMatchObject({
      status: 'CANCELLED',
      invoices: 0,
      bookings: 0,
    });
  });
});
