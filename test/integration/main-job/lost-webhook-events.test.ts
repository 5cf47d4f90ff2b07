import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Payment } from '#contract/payments.ts';
import { cards } from '#test/support/application/hosted-page.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { OpenCheckout, TestMerchant } from '#test/support/application/build.ts';
import { until } from '#test/support/application/until.ts';

let shop: TestApplication;
let merchant: TestMerchant;

// Nobody works: what settles here is settled by the call that the test makes, and by nothing else.
beforeAll(async () => {
  shop = await startApplication({ isWorking: false });
  merchant = await shop.addMerchant();
});
afterEach(() => shop.control.clearFaults());
afterAll(async () => {
  expect(await shop.doctor()).toEqual([]);
  await shop.stop();
});

/** Paid at the provider, and every message about it lost. */
const payUnheard = async (): Promise<OpenCheckout> => {
  await shop.control.setFault({ kind: 'webhook-drop' });
  const checkout = await shop.openCheckout(await shop.createLink(merchant));
  await shop.control.pay({ session: checkout.sessionId });
  expect((await shop.payment(checkout.paymentId)).status).toBe('PENDING');
  return checkout;
};

it('a lost webhook does not matter to the customer who comes back: the return page settles', async () => {
  const checkout = await payUnheard();
  const state = await shop.returnFrom(checkout);
  expect(state).toMatchObject({ status: 'SUCCEEDED', amount: 100, payAgainUrl: null });
  expect(state.invoiceNumber).toMatch(/^\d{10}$/);
});

it('the merchant may ask, too, and asking again changes nothing', async () => {
  const { paymentId } = await payUnheard();
  // The provider's fee becomes known by and by, which would be news.
  await shop.control.settleNow();
  const confirm = async () => accepted(await merchant.api.post<Payment>(`/payments/confirm/${paymentId}`));
  const first = await confirm();
  expect(first.status).toBe('SUCCEEDED');
  expect(await confirm()).toEqual(first);
});

it('the payer may ask with the session alone, a stranger without it may not', async () => {
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

it('the payer is told what the payer may know, and not the books of the merchant', async () => {
  const link = await shop.createLink(merchant);
  const { paymentId, sessionId } = await shop.openCheckout(link, { customerEmail: 'victoria@example.com' });
  await shop.control.pay({ session: sessionId });
  const told = accepted(await shop.api().post<object>(`/payments/confirm/${paymentId}`, { sessionId }));
  expect(told).toMatchObject({ status: 'SUCCEEDED', amount: 100, receiptTo: 'v•••@example.com' });
  expect(told).toEqual(accepted(await shop.api().get(`/payments/checkout/sessions/${sessionId}`)));
  const other = await shop.addMerchant();
  expect(accepted(await other.api.post<object>(`/payments/confirm/${paymentId}`, { sessionId }))).toEqual(
    told,
  );
  const own = await merchant.api.post<Payment>(`/payments/confirm/${paymentId}`, { sessionId });
  expect(own.body).toMatchObject({ platformFee: 1.5, customerEmail: 'victoria@example.com' });
});

it('200 questions about one open session are a handful of fetches, and the payment is learnt of in seconds', async () => {
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
  // One fetch each two seconds, however slow the machine is.
  expect(await fetches()).toBeLessThanOrEqual(1 + (Date.now() - began) / 2_000);
  await shop.control.pay({ session: checkout.sessionId });
  const paidAt = Date.now();
  await until(
    'the return page has learnt of it',
    async () => (await shop.returnFrom(checkout)).status === 'SUCCEEDED',
  );
  const [{ seconds }] = (await shop.database.rows<{ seconds: number }>(
    `select extract(epoch from e.at - :paidAt::timestamptz)::float8 as seconds from payment_events e
     where e.payment_id = :paymentId and e.status = 'SUCCEEDED' and e.kind = 'STATUS'`,
    { paidAt: new Date(paidAt), paymentId: checkout.paymentId },
  )) as [{ seconds: number }];
  expect(seconds).toBeLessThan(10);
  const settled = await fetches();
  await Promise.all(Array.from({ length: 20 }, () => shop.returnFrom(checkout)));
  expect(await fetches()).toBe(settled);
});

it('when every signal is lost and nobody returns, the reconciler alone settles all of them', async () => {
  const checkouts = [await payUnheard(), await payUnheard(), await payUnheard()];
  // Not even afterwards does the provider say which of its messages were lost.
  await shop.control.setFault({ kind: 'server-error', route: 'GET /v1/events' });
  await shop.reconcile();
  for (const { paymentId } of checkouts) {
    expect(await shop.payment(paymentId)).toMatchObject({ status: 'SUCCEEDED', netAmount: 95.45 });
  }
});

it('a message that was received, and whose job nobody does, is found in the inbox by the reconciler', async () => {
  const { paymentId, sessionId } = await shop.openCheckout(await shop.createLink(merchant));
  await shop.control.pay({ session: sessionId });
  const states = async (): Promise<string[]> =>
    (
      await shop.database.rows<{ state: string }>(
        `select state from provider_events where payload::text like ? order by id`,
        [`%${sessionId}%`],
      )
    ).map(({ state }) => state);
  await until('the message has come', async () => (await states()).length > 0);
  await shop.control.setFault({ kind: 'server-error', route: 'GET /v1/events' });
  await shop.reconcile();
  expect(await states()).toContain('DONE');
  expect(await states()).not.toContain('NEW');
  expect((await shop.payment(paymentId)).status).toBe('SUCCEEDED');
});

it('what happens long after the success, and is not heard of, is found among the undelivered messages', async () => {
  await shop.control.setFault({ kind: 'webhook-drop' });
  const { sessionId, paymentId } = await shop.openCheckout(await shop.createLink(merchant));
  await shop.control.pay({ session: sessionId, card: cards.disputed });
  await shop.reconcile();
  // Nothing is open any more, so that nobody looks unasked; then the bank takes the money back.
  await shop.database.rows(
    `update payments set provider_fee_status = 'KNOWN', provider_fee_actual_minor = 305 where id = ?`,
    [paymentId],
  );
  await shop.control.settleNow();
  await shop.reconcile();
  expect((await shop.payment(paymentId)).disputeStatus).toBe('OPEN');
});

it("the provider's true fee is noted beside ours when it becomes known, and ours stays", async () => {
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
