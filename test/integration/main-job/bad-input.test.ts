import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentLink } from '#contract/links/links.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { sessionOf, type TestMerchant } from '#test/support/application/build.ts';

let shop: TestApplication;
let merchant: TestMerchant;

beforeAll(async () => {
  shop = await startApplication({ isWorking: false });
  merchant = await shop.addMerchant();
});
afterAll(async () => {
  // A refused request stores nothing.
  expect(await shop.database.rows(`select id from payments where status <> 'SUCCEEDED'`)).toEqual([]);
  expect(await shop.doctor()).toEqual([]);
  await shop.stop();
});

const getLink = (link: PaymentLink) => shop.api().get(`/payment-links/token/${link.uniqueToken}`);
/** The answers to reading the link and to starting its checkout. */
const answersTo = async (link: PaymentLink) =>
  [await getLink(link), await shop.startCheckout(link)].map(({ status, body }) => ({
    status,
    code: body.code,
    is: (body as { status?: string }).status,
  }));
const both = (code: string, is: string) => [
  { status: 410, code, is },
  { status: 410, code, is },
];

describe('links that cannot be paid', () => {
  it('a link that does not exist is refused with 404', async () => {
    const unknown = await shop.api().get('/payment-links/token/AAAAAAAAAAAAAAAAAAAAAA');
    expect(unknown).toMatchObject({ status: 404, body: { code: 'links.not-found' } });
    const link = { id: 999_999, merchantId: merchant.id, amount: 100, currency: 'EUR' as const };
    expect(await shop.startCheckout(link)).toMatchObject({ status: 404, body: { code: 'links.not-found' } });
  });

  it('a paid link is refused with 410 and its reason', async () => {
    const link = await shop.createLink(merchant);
    const checkout = await shop.openCheckout(link);
    await shop.control.pay({ session: checkout.sessionId });
    await shop.returnPaid(checkout);
    expect(await answersTo(link)).toEqual(both('links.already-paid', 'PAID'));
  });

  it('an expired link is refused with 410 from its instant, before any job runs', async () => {
    const link = await shop.createLink(merchant);
    await shop.database.rows('update payment_links set expires_at = now() where id = ?', [link.id]);
    expect(await answersTo(link)).toEqual(both('links.gone', 'EXPIRED'));
  });

  it('a cancelled link is refused with 410', async () => {
    const link = await shop.createLink(merchant);
    await merchant.api.post(`/payment-links/${link.id}/cancel`);
    expect(await answersTo(link)).toEqual(both('links.gone', 'CANCELLED'));
  });

  it.each(['SUSPENDED', 'INACTIVE'] as const)(
    'a link of a merchant that is %s is refused with 410, its checkout with 409',
    async (status) => {
      const closed = await shop.addMerchant();
      const link = await shop.createLink(closed);
      await shop.setStatus(closed.id, status);
      expect(await getLink(link)).toMatchObject({
        status: 410,
        body: { status: 'MERCHANT_NOT_ACTIVE', code: 'links.merchant-not-accepting' },
      });
      expect(await shop.startCheckout(link)).toMatchObject({
        status: 409,
        body: { code: 'payments.merchant-not-accepting' },
      });
    },
  );

  it('a link of a merchant that is PENDING again is refused with 410, its checkout with 409', async () => {
    const waiting = await shop.addMerchant();
    await shop.setStatus(waiting.id, 'PENDING');
    const link = await shop.createLink(waiting);
    expect(await getLink(link)).toMatchObject({
      status: 410,
      body: { status: 'MERCHANT_NOT_ACTIVE', code: 'links.merchant-pending' },
    });
    expect((await shop.startCheckout(link)).status).toBe(409);
  });

  it('a link of another merchant than in the URL is refused with 404', async () => {
    const other = await shop.addMerchant();
    const link = await shop.createLink(merchant);
    expect(await shop.startCheckout({ ...link, merchantId: other.id })).toMatchObject({
      status: 404,
      body: { code: 'links.not-found' },
    });
  });

  it('a checkout of a merchant that does not exist is refused with 404', async () => {
    const link = await shop.createLink(merchant);
    expect(await shop.startCheckout({ ...link, merchantId: 999_999 })).toMatchObject({
      status: 404,
      body: { code: 'payments.merchant-not-found' },
    });
  });
});

describe('request bodies', () => {
  it.each([
    ['another amount', { amount: 1 }],
    ['another currency', { currency: 'USD' as const }],
    ['the charged in place of the asked amount', { amount: 51.13, currency: 'EUR' as const }],
  ])('a checkout with %s is refused with 409 and the right amount', async (_, body) => {
    const link = await shop.createLink(merchant, { amount: 100, currency: 'BGN' });
    expect(await shop.startCheckout(link, body)).toMatchObject({
      status: 409,
      body: { code: 'payments.amount-differs', amount: '100', currency: 'BGN' },
    });
  });

  it.each([
    ['a third decimal', { amount: 99.999 }],
    ['an amount of zero', { amount: 0 }],
    ['a negative amount', { amount: -100 }],
    ['a list as amount', { amount: [100] as unknown as number }],
    ['two e-mails in one field', { customerEmail: 'a@b, c@d' }],
    ['a card number as description', { description: '4242 4242 4242 4242' }],
  ])('a checkout with %s is refused with 422 by field', async (_, body) => {
    const refused = await shop.startCheckout(await shop.createLink(merchant), body);
    expect(refused).toMatchObject({ status: 422, body: { code: 'input.invalid' } });
    expect(Object.keys(refused.body.fields ?? {})).toEqual(Object.keys(body));
  });

  it.each([
    ['truncated JSON, 400', '{"amount":', 400],
    ['an infinite number, 422', '{"amount": 1e309, "currency": "EUR"}', 422],
    ['a number as text, 422', '{"amount": "100", "currency": "EUR"}', 422],
    ['a text of 200 kB, 413', JSON.stringify({ description: 'я'.repeat(100_000) }), 413],
  ])('a malformed body is refused: %s', async (_, body, status) => {
    const { id } = await shop.createLink(merchant);
    const answer = await fetch(`${shop.url}/api/payments/checkout/${merchant.id}?paymentLinkId=${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(answer.status).toBe(status);
  });

  it('fees, status or owner in the body change nothing', async () => {
    const link = await shop.createLink(merchant);
    const sneaky = { platformFee: 0, status: 'SUCCEEDED', merchantId: 1 } as object;
    const checkout = await shop.openCheckout(link, sneaky);
    expect(await shop.payment(checkout.paymentId)).toMatchObject({
      status: 'PENDING',
      merchantId: merchant.id,
    });
    await shop.control.pay({ session: checkout.sessionId });
    await shop.returnPaid(checkout);
    expect((await shop.payment(checkout.paymentId)).platformFee).toBe(1.5);
  });

  it('a checkout without a link is allowed to its own merchant only', async () => {
    const other = await shop.addMerchant();
    const body = { amount: 10, currency: 'EUR' };
    const path = `/payments/checkout/${merchant.id}`;
    expect((await other.api.post(path, body)).status).toBe(404);
    const own = await merchant.api.post<{ checkoutUrl: string; paymentId: number }>(path, body);
    expect(own.status).toBe(200);
    await shop.control.pay({ session: sessionOf(own.body.checkoutUrl) });
    await merchant.api.post(`/payments/confirm/${own.body.paymentId}`);
    expect(await shop.payment(own.body.paymentId)).toMatchObject({
      status: 'SUCCEEDED',
      paymentLinkId: null,
    });
    // Without a sign-in the refusal is 401 before any other.
    expect((await shop.api().post(path, body)).status).toBe(401);
  });

  it.each([
    ['0.49 EUR', { amount: 0.49, currency: 'EUR' }],
    ['0.50 BGN, which is 0.26 EUR', { amount: 0.5, currency: 'BGN' }],
    ['1,000,000.00 EUR', { amount: 1_000_000, currency: 'EUR' }],
  ])(
    'a checkout without a link of %s is refused by field, and nothing is stored or requested',
    async (_, body) => {
      const refused = await merchant.api.post(`/payments/checkout/${merchant.id}`, body);
      expect(refused).toMatchObject({ status: 422, body: { code: 'input.invalid' } });
      expect(Object.keys(refused.body.fields ?? {})).toEqual(['amount']);
      expect(await shop.database.rows(`select id from payments where status <> 'SUCCEEDED'`)).toEqual([]);
    },
  );
});

describe('a forged Host header', () => {
  const elsewhere = {
    host: 'elsewhere.example',
    'x-forwarded-host': 'elsewhere.example',
    'x-forwarded-proto': 'https',
    origin: 'https://elsewhere.example',
    referer: 'https://elsewhere.example/',
  };
  /** By `node:http`: `fetch` does not send a forged Host header. */
  const send = async <T>(path: string, body: unknown): Promise<T> => {
    const sent = request(`${shop.url}/api${path}`, {
      method: 'POST',
      headers: {
        ...elsewhere,
        authorization: `Bearer ${merchant.token}`,
        'content-type': 'application/json',
      },
    });
    sent.end(JSON.stringify(body));
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    return JSON.parse(await text(answer)) as T;
  };

  it('a forged Host header does not change the URLs for payer and provider', async () => {
    const price = { amount: 10, currency: 'EUR' };
    const link = await send<PaymentLink>('/payment-links/me', price);
    const { checkoutUrl, paymentId } = await send<{ checkoutUrl: string; paymentId: number }>(
      `/payments/checkout/${merchant.id}?paymentLinkId=${link.id}`,
      price,
    );
    const session = sessionOf(checkoutUrl);
    const { body } = (await shop.control.sessions()).find((kept) => kept.body.id === session)!;
    const own = [link.paymentLinkUrl, link.qrCodeData, body.success_url, body.cancel_url];
    const publicOrigin = new URL(shop.env['PUBLIC_URL']!).origin;
    expect(own.map((url) => new URL(url!).origin)).toEqual(own.map(() => publicOrigin));
    // The sandbox names its own host differently.
    const { hostname, port } = new URL(checkoutUrl);
    expect([hostname, port]).toEqual(['localhost', new URL(shop.env['STRIPE_API_URL']!).port]);
    await shop.control.pay({ session });
    await shop.admin.post(`/payments/confirm/${paymentId}`);
  });
});
