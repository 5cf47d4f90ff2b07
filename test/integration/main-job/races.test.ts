import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Payment } from '#contract/payments/payments.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { sessionOf, type OpenCheckout, type TestMerchant } from '#test/support/application/build.ts';
import { ledgerOf } from '#test/support/application/ledger-of.ts';
import { payTwice } from '#test/support/application/pay-twice.ts';

let shop: TestApplication;
let merchant: TestMerchant;

beforeAll(async () => {
  shop = await startApplication({ processes: 2 });
  merchant = await shop.addMerchant();
});
afterEach(() => shop.control.clearFaults());
afterAll(async () => {
  expect(await shop.doctor()).toEqual([]);
  await shop.stop();
});

const link = () => shop.createLink(merchant);
const at = (place: number): string => shop.urls[place % 2]!;

it('twelve payers at once on one SINGLE link never have two open sessions', async () => {
  const single = await link();
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, place) =>
      shop.startCheckout(single, { customerName: `Клиент ${place}` }, at(place)),
    ),
  );
  for (const { status, headers } of answers) {
    expect(status === 200 || ((status === 409 || status === 503) && headers.has('retry-after'))).toBe(true);
  }
  const payments = await shop.database.rows<{ id: number }>(
    'select id from payments where payment_link_id = ?',
    [single.id],
  );
  const ids = new Set(payments.map(({ id }) => String(id)));
  const open = (await shop.control.sessions()).filter(
    ({ body }) => body.status === 'open' && ids.has(body.client_reference_id ?? ''),
  );
  expect(open.length).toBeLessThanOrEqual(1);
});

/** A checkout of the merchant itself: no link row serializes the changes. */
const withoutLink = async (): Promise<OpenCheckout> => {
  const body = { amount: 100, currency: 'EUR' };
  const checkout = accepted(
    await merchant.api.post<Omit<OpenCheckout, 'sessionId'>>(`/payments/checkout/${merchant.id}`, body),
  );
  return { ...checkout, sessionId: sessionOf(checkout.checkoutUrl) };
};

it.each([
  ['of a link', async () => shop.openCheckout(await link())],
  ['without a link', withoutLink],
])('two processes that fetch the same success %s at once settle it once', async (_, begin) => {
  await shop.control.setFault({ kind: 'webhook-drop' });
  const { paymentId, sessionId } = await begin();
  await shop.control.pay({ session: sessionId });
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, place) =>
      fetch(`${at(place)}/api/payments/checkout/sessions/${sessionId}`).then((answer) => answer.json()),
    ),
  );
  // One process fetches; the other may answer the stored status.
  const statuses = new Set((answers as { status: string }[]).map(({ status }) => status));
  expect(statuses).toContain('SUCCEEDED');
  expect([...statuses].filter((status) => !['SUCCEEDED', 'PENDING'].includes(status))).toEqual([]);
  expect(await shop.returnFrom({ paymentId, sessionId, checkoutUrl: '' })).toMatchObject({
    status: 'SUCCEEDED',
    invoiceNumber: expect.any(String) as string,
  });
  const [row] = await shop.database.rows(
    `select count(*) as booked from ledger_transactions where payment_id = ?`,
    [paymentId],
  );
  expect(row).toEqual({ booked: 1 });
});

const refundedPayment = async ({ paymentId }: OpenCheckout): Promise<Payment> => {
  await shop.drain();
  const payment = await shop.payment(paymentId);
  expect(payment.refundStatus).toBe('FULL');
  return payment;
};

it('a second success on one SINGLE link is kept, flagged and refunded automatically', async () => {
  const [slow, quick] = await payTwice(shop, await link());
  await shop.drain();
  expect((await shop.payment(quick.paymentId)).status).toBe('SUCCEEDED');
  await shop.control.settleNow();
  expect(await refundedPayment(slow)).toMatchObject({
    status: 'SUCCEEDED',
    duplicateOf: quick.paymentId,
    duplicateOfNumber: (await shop.payment(quick.paymentId)).number,
    refundedAmount: 100,
  });
  expect(await shop.payment(quick.paymentId)).toMatchObject({ duplicateOf: null, refundStatus: 'NONE' });
  // The card is refunded whole; the merchant owes the fees of the duplicate.
  expect(await ledgerOf(shop.database, slow.paymentId)).toEqual({
    PLATFORM_REVENUE: -150,
    PROVIDER_FEES: -305,
    MERCHANT_PAYABLE: 455,
  });
});

it('two successes settled at once by two processes leave one duplicate', async () => {
  await shop.control.setFault({ kind: 'webhook-drop' });
  const [first, second] = await payTwice(shop, await link());
  await shop.control.settleNow();
  // The last fetch is long ago, so both processes fetch.
  await shop.database.rows('update payments set checked_at = null');
  await Promise.all(
    [first, second].map(({ sessionId }, place) =>
      fetch(`${at(place)}/api/payments/checkout/sessions/${sessionId}`),
    ),
  );
  const payments = await Promise.all([first, second].map(({ paymentId }) => shop.payment(paymentId)));
  expect(payments.map(({ status }) => status)).toEqual(['SUCCEEDED', 'SUCCEEDED']);
  const [duplicate] = payments.filter(({ duplicateOf }) => duplicateOf !== null);
  const [sale] = payments.filter(({ duplicateOf }) => duplicateOf === null);
  expect(duplicate?.duplicateOf).toBe(sale?.id);
  await shop.control.clearFaults();
  await refundedPayment(duplicate!.id === first.paymentId ? first : second);
  expect((await shop.payment(sale!.id)).refundStatus).toBe('NONE');
});
