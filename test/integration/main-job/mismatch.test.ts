import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentLink } from '#contract/links/links.ts';
import type { Payment } from '#contract/payments/payments.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { adminPassword, type OpenCheckout, type TestMerchant } from '#test/support/application/build.ts';
import { ledgerOf } from '#test/support/application/ledger-of.ts';

let shop: TestApplication;
let merchant: TestMerchant;

beforeAll(async () => {
  shop = await startApplication();
  merchant = await shop.addMerchant();
});
afterEach(() => shop.control.clearFaults());
afterAll(async () => {
  // One payment of these tests stays without a decision.
  const found = (await shop.doctor()).filter((one) => !one.startsWith('doctor.mismatches-decided'));
  // A refund and a dispute in another currency are named and not booked.
  expect(
    found.filter(
      (one) =>
        !/ is in USD at the provider and not booked here| USD at the provider, 0.00 USD here/.test(one),
    ),
  ).toEqual([]);
  await shop.stop();
});

type Held = Readonly<{ link: PaymentLink; checkout: OpenCheckout }>;

/** 100 euro asked, another amount charged. */
const charge = async (amountMinor: number, price = {}): Promise<Held> => {
  const link = await shop.createLink(merchant, price);
  const checkout = await shop.openCheckout(link);
  await shop.control.setFault({ kind: 'payment-other-amount', amountMinor, times: 1 });
  await shop.control.pay({ session: checkout.sessionId });
  await shop.drain();
  expect((await shop.payment(checkout.paymentId)).mismatch).not.toBeNull();
  return { link, checkout };
};
const resolve = ({ paymentId }: OpenCheckout, resolution: string, by = shop.admin) =>
  by.post<Payment>(`/payments/${paymentId}/resolve-mismatch`, { resolution, note: 'проверено' });
const invoiceOf = async ({ paymentId }: OpenCheckout) => {
  const rows = await shop.database.rows<{ total: number; currency: string }>(
    'select total_minor as total, currency from invoices where payment_id = ?',
    [paymentId],
  );
  return rows;
};
const statusOf = async (link: PaymentLink): Promise<string> => {
  const [row] = await shop.database.rows<{ status: string }>(
    'select status from payment_links where id = ?',
    [link.id],
  );
  return row!.status;
};

describe('mismatches', () => {
  it('an accepted mismatch succeeds for the received amount, with invoice, fees, ledger and link', async () => {
    const { link, checkout } = await charge(9_900);
    expect(await shop.payment(checkout.paymentId)).toMatchObject({
      status: 'PROCESSING',
      capturedAmount: 99,
      capturedCurrency: 'EUR',
      mismatchResolution: null,
    });
    expect(accepted(await resolve(checkout, 'ACCEPT'))).toMatchObject({
      status: 'SUCCEEDED',
      amount: 99,
      chargeAmount: 99,
      mismatch: null,
      capturedAmount: 99,
      mismatchResolution: 'ACCEPT',
    });
    expect(await invoiceOf(checkout)).toEqual([{ total: 9_900, currency: 'EUR' }]);
    expect(await ledgerOf(shop.database, checkout.paymentId)).toEqual({
      PROVIDER_RECEIVABLE: 9_900,
      PLATFORM_REVENUE: -149,
      PROVIDER_FEES: -302,
      MERCHANT_PAYABLE: -9_449,
    });
    expect(await statusOf(link)).toBe('PAID');
    const audit = await shop.database.rows(
      `select data from audit_log where action = 'payment.mismatch-resolved' and subject_id = ?`,
      [String(checkout.paymentId)],
    );
    expect(audit).toEqual([{ data: { resolution: 'ACCEPT', minor: 9_900, currency: 'EUR' } }]);
    expect(await resolve(checkout, 'GIVE_BACK')).toMatchObject({
      status: 409,
      body: { code: 'payments.no-mismatch' },
    });
  });

  it('an accepted mismatch of a price in leva is converted at the fixed rate', async () => {
    const { checkout } = await charge(5_100, { amount: 100, currency: 'BGN' });
    expect(accepted(await resolve(checkout, 'ACCEPT'))).toMatchObject({ amount: 99.75, chargeAmount: 51 });
    expect(await invoiceOf(checkout)).toEqual([{ total: 5_100, currency: 'EUR' }]);
  });

  it('a refunded mismatch is refunded whole, ends CANCELLED, and its link can be paid again', async () => {
    const { link, checkout } = await charge(10_100);
    await shop.database.rows(`update sessions set proved_at = proved_at - interval '16 minutes'`);
    expect(await resolve(checkout, 'GIVE_BACK')).toMatchObject({
      status: 403,
      body: { code: 'access.proof-needed' },
    });
    accepted(await shop.admin.post('/auth/prove', { password: adminPassword }));
    expect(accepted(await resolve(checkout, 'GIVE_BACK'))).toMatchObject({
      status: 'CANCELLED',
      mismatchResolution: 'GIVE_BACK',
      refundedAmount: 0,
      netAmount: 0,
    });
    type History = { refunds: object[]; events: { reason: string | null }[] };
    const { refunds, events } = accepted(
      await shop.admin.get<History>(`/payments/${checkout.paymentId}/history`),
    );
    expect(refunds).toMatchObject([{ amount: 101, status: 'SUCCEEDED', note: 'проверено' }]);
    expect(events.map(({ reason }) => reason)).toEqual(expect.arrayContaining(['GIVE_BACK', 'GIVEN_BACK']));
    expect(await invoiceOf(checkout)).toEqual([]);
    expect(await ledgerOf(shop.database, checkout.paymentId)).toEqual({});
    expect(await statusOf(link)).toBe('ACTIVE');
    const again = await shop.openCheckout(link);
    await shop.control.pay({ session: again.sessionId });
    await shop.drain();
    expect((await shop.payment(again.paymentId)).status).toBe('SUCCEEDED');
  });

  it('a mismatch refunded while the provider is away is sent once by its job', async () => {
    const { checkout } = await charge(9_000);
    await shop.control.setFault({ kind: 'server-error', route: 'POST /v1/refunds' });
    expect(accepted(await resolve(checkout, 'GIVE_BACK')).status).toBe('PROCESSING');
    expect((await resolve(checkout, 'GIVE_BACK')).body).toMatchObject({ code: 'payments.mismatch-decided' });
    await shop.control.clearFaults();
    await shop.drainLater();
    expect((await shop.payment(checkout.paymentId)).status).toBe('CANCELLED');
  });

  it('a second checkout of a link with an open mismatch is refused in both languages', async () => {
    const { link, checkout } = await charge(9_999);
    for (const [language, text] of [
      ['bg', /се проверява/],
      ['en', /is under review/],
    ] as const) {
      const refused = await shop.startCheckout(link, {}, shop.url, { 'accept-language': language });
      expect(refused).toMatchObject({ status: 409, body: { code: 'payments.under-review' } });
      expect((refused.body as unknown as { message: string }).message).toMatch(text);
    }
    accepted(await resolve(checkout, 'GIVE_BACK'));
    expect((await shop.startCheckout(link)).status).toBe(200);
  });

  it('only administrators can decide a mismatch', async () => {
    const { checkout } = await charge(9_998);
    expect((await resolve(checkout, 'ACCEPT', merchant.api)).status).toBe(403);
    expect((await resolve(checkout, 'ACCEPT', shop.api())).status).toBe(401);
    expect((await resolve(checkout, 'KEEP')).status).toBe(422);
    expect((await shop.payment(checkout.paymentId)).status).toBe('PROCESSING');
  });
});

it('a payment paid as asked has no mismatch to decide', async () => {
  const checkout = await shop.openCheckout(await shop.createLink(merchant));
  expect(await resolve(checkout, 'ACCEPT')).toMatchObject({
    status: 409,
    body: { code: 'payments.no-mismatch' },
  });
});

it('a refund and a dispute in another currency are not booked and wait for the back office, without a further refund of a disputed payment', async () => {
  for (const kind of ['refund-other-currency', 'dispute-other-currency'] as const) {
    const checkout = await shop.openCheckout(await shop.createLink(merchant));
    await shop.control.pay({ session: checkout.sessionId });
    await shop.drain();
    expect((await shop.payment(checkout.paymentId)).status).toBe('SUCCEEDED');
    const sold = await ledgerOf(shop.database, checkout.paymentId);
    const [row] = await shop.database.rows<{ intent: string }>(
      'select provider_intent_id as intent from payments where id = ?',
      [checkout.paymentId],
    );
    await shop.control.setFault({ kind, times: 1 });
    if (kind === 'dispute-other-currency') await shop.control.openDispute(row!.intent, 'fraudulent');
    else accepted(await shop.admin.post(`/payments/${checkout.paymentId}/refunds`, { reason: 'OTHER' }));
    await shop.drain();
    const found = accepted(await shop.admin.get<{ id: number }[]>('/payments?review=OTHER_CURRENCY'));
    expect(found.map(({ id }) => id)).toContain(checkout.paymentId);
    expect(await ledgerOf(shop.database, checkout.paymentId)).toEqual(sold);
    expect(await shop.payment(checkout.paymentId)).toMatchObject({
      refundedAmount: 0,
      disputeStatus: kind === 'dispute-other-currency' ? 'OPEN' : 'NONE',
    });
    if (kind !== 'dispute-other-currency') continue;
    // The whole, a part, and more than was paid.
    for (const amount of [undefined, 0.01, 9_999])
      expect(await shop.admin.post(`/payments/${checkout.paymentId}/refunds`, { amount })).toMatchObject({
        status: 409,
        body: { code: 'payments.dispute-other-currency' },
      });
  }
  const items = accepted(await shop.admin.get<{ kind: string; count: number }[]>('/attention'));
  expect(items).toContainEqual(expect.objectContaining({ kind: 'OTHER_CURRENCIES', count: 2 }));
});
