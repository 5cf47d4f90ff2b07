import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Payment } from '#contract/payments/payments.ts';
import { cards } from '#test/support/application/hosted-page.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { OpenCheckout, TestMerchant } from '#test/support/application/build.ts';

let shop: TestApplication;
let merchant: TestMerchant;

// Without workers only the calls of a test settle.
beforeAll(async () => {
  shop = await startApplication({ isWorking: false });
  merchant = await shop.addMerchant();
});
afterEach(() => shop.control.clearFaults());
afterAll(async () => {
  expect(await shop.doctor()).toEqual([]);
  await shop.stop();
});

/** Paid at the provider, with every webhook event lost. */
const payUnheard = async (): Promise<OpenCheckout> => {
  await shop.control.setFault({ kind: 'webhook-drop' });
  const checkout = await shop.openCheckout(await shop.createLink(merchant));
  await shop.control.pay({ session: checkout.sessionId });
  expect((await shop.payment(checkout.paymentId)).status).toBe('PENDING');
  return checkout;
};

it('the return page settles a payment whose webhook was lost', async () => {
  const checkout = await payUnheard();
  const state = await shop.returnFrom(checkout);
  expect(state).toMatchObject({ status: 'SUCCEEDED', amount: 100, payAgainUrl: null });
  expect(state.invoiceNumber).toMatch(/^\d{10}$/);
});

it('the merchant can confirm a payment, and confirming again changes nothing', async () => {
  const { paymentId } = await payUnheard();
  // The true fee becomes known later and would be a change.
  await shop.control.settleNow();
  const confirm = async () => accepted(await merchant.api.post<Payment>(`/payments/confirm/${paymentId}`));
  const first = await confirm();
  expect(first.status).toBe('SUCCEEDED');
  expect(await confirm()).toEqual(first);
});

it('the payer can confirm with the session id, and a caller without it cannot', async () => {
  const { paymentId, sessionId } = await payUnheard();
  const anyone = shop.api();
  expect((await anyone.post(`/payments/confirm/${paymentId}`)).status).toBe(401);
  expect((await anyone.post(`/payments/confirm/${paymentId}`, { sessionId: 'cs_test_guess' })).status).toBe(
    401,
  );
  expect((await anyone.post<Payment>(`/payments/confirm/${paymentId}`, { sessionId })).body.status).toBe(
    'SUCCEEDED',
  );
});

it('the payer’s view of a payment excludes the merchant’s figures', async () => {
  const link = await shop.createLink(merchant);
  const { paymentId, sessionId } = await shop.openCheckout(link, { customerEmail: 'victoria@example.com' });
  await shop.control.pay({ session: sessionId });
  const view = accepted(await shop.api().post<object>(`/payments/confirm/${paymentId}`, { sessionId }));
  expect(view).toMatchObject({ status: 'SUCCEEDED', amount: 100, receiptTo: 'v•••@example.com' });
  expect(view).toEqual(accepted(await shop.api().get(`/payments/checkout/sessions/${sessionId}`)));
  const other = await shop.addMerchant();
  expect(accepted(await other.api.post<object>(`/payments/confirm/${paymentId}`, { sessionId }))).toEqual(
    view,
  );
  const own = await merchant.api.post<Payment>(`/payments/confirm/${paymentId}`, { sessionId });
  expect(own.body).toMatchObject({ platformFee: 1.5, customerEmail: 'victoria@example.com' });
});

it('200 requests about one open session cause a few fetches, and the next fetch settles the payment', async () => {
  await shop.control.setFault({ kind: 'webhook-drop' });
  const checkout = await shop.openCheckout(await shop.createLink(merchant));
  const state = `/payments/checkout/sessions/${checkout.sessionId}`;
  await shop.control.setFault({
    kind: 'delay',
    delayMs: 0,
    route: 'GET /v1/checkout/sessions/:id',
    times: 1_000,
  });
  const fetches = async (): Promise<number> => {
    const counted = (await shop.control.faults()).find(({ fault }) => fault.kind === 'delay');
    return 1_000 - counted!.remaining!;
  };
  const began = Date.now();
  const answers = await Promise.all(Array.from({ length: 200 }, () => shop.api().get<object>(state)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  // One fetch in two seconds, however slow the machine is.
  expect(await fetches()).toBeLessThanOrEqual(1 + (Date.now() - began) / 2_000);
  const before = await fetches();
  await shop.control.pay({ session: checkout.sessionId });
  await shop.expireFetches();
  expect((await shop.returnFrom(checkout)).status).toBe('SUCCEEDED');
  const settled = await fetches();
  expect(settled - before).toBe(1);
  await Promise.all(Array.from({ length: 20 }, () => shop.returnFrom(checkout)));
  expect(await fetches()).toBe(settled);
});

it('the reconciler alone settles all payments when every webhook event is lost', async () => {
  const checkouts = [await payUnheard(), await payUnheard(), await payUnheard()];
  // The provider does not list the lost events either.
  await shop.control.setFault({ kind: 'server-error', route: 'GET /v1/events' });
  await shop.reconcile();
  for (const { paymentId } of checkouts) {
    expect(await shop.payment(paymentId)).toMatchObject({ status: 'SUCCEEDED', netAmount: 95.45 });
  }
});

it('a stored webhook event without a job is found in the inbox by the reconciler', async () => {
  const { paymentId, sessionId } = await shop.openCheckout(await shop.createLink(merchant));
  await shop.control.pay({ session: sessionId });
  const states = async (): Promise<string[]> =>
    (
      await shop.database.rows<{ state: string }>(
        `select state from provider_events where payload::text like ? order by id`,
        [`%${sessionId}%`],
      )
    ).map(({ state }) => state);
  await shop.control.settleNow(0);
  expect(await states()).toContain('NEW');
  await shop.control.setFault({ kind: 'server-error', route: 'GET /v1/events' });
  await shop.reconcile();
  expect(await states()).toContain('DONE');
  expect(await states()).not.toContain('NEW');
  expect((await shop.payment(paymentId)).status).toBe('SUCCEEDED');
});

it('a change long after the success is found among the undelivered webhook events', async () => {
  await shop.control.setFault({ kind: 'webhook-drop' });
  const { sessionId, paymentId } = await shop.openCheckout(await shop.createLink(merchant));
  await shop.control.pay({ session: sessionId, card: cards.disputed });
  await shop.reconcile();
  // The payment is settled and not due; then the bank opens a chargeback.
  await shop.database.rows(
    `update payments set provider_fee_status = 'KNOWN', provider_fee_actual_minor = 305 where id = ?`,
    [paymentId],
  );
  await shop.control.settleNow();
  await shop.reconcile();
  expect((await shop.payment(paymentId)).disputeStatus).toBe('OPEN');
});

it('the provider’s true fee is stored beside the scheduled fees', async () => {
  const { paymentId } = await payUnheard();
  await shop.reconcile();
  const before = await shop.payment(paymentId);
  await shop.control.settleNow();
  await shop.reconcile();
  const [row] = await shop.database.rows<object>(
    'select provider_fee_status as status, provider_fee_actual_minor as minor from payments where id = ?',
    [paymentId],
  );
  expect(row).toEqual({ status: 'KNOWN', minor: 305 });
  expect((await shop.payment(paymentId)).merchantFee).toBe(before.merchantFee);
});
