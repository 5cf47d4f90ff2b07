import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import type { PaymentLink } from '#contract/links/links.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';

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

type Checkout = { checkoutUrl: string; paymentId: number };
const checkout = (link: PaymentLink, key: string, at = shop.url) =>
  shop
    .apiAt(at)
    .post<Checkout>(
      `/payments/checkout/${link.merchantId}?paymentLinkId=${link.id}`,
      { amount: link.amount, currency: link.currency },
      { 'idempotency-key': key },
    );
/** Repeats what a server that waits too long for a lock refuses as busy. */
const answered = async <T extends { status: number }>(send: () => Promise<T>): Promise<T> => {
  const answer = await send();
  return answer.status === 503 ? answered(send) : answer;
};
const paymentsOn = async ({ id }: PaymentLink): Promise<number> => {
  const rows = await shop.database.rows<{ count: string }>(
    `select count(*) from payments where payment_link_id = ${id}`,
  );
  return Number(rows[0]!.count);
};

test('each Idempotency-Key on a REUSABLE link is one payment, also when two servers get it twice', async () => {
  const link = await shop.createLink(merchant, { usage: 'REUSABLE', expiresInDays: null });
  const keys = Array.from({ length: 12 }, (_, place) => `customer-${place}`);
  const checkouts = keys.flatMap((key) => shop.urls.map((url) => answered(() => checkout(link, key, url))));
  const answers = await Promise.all(checkouts);
  expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual(
    [],
  );
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(keys.length);
  expect(await paymentsOn(link)).toBe(keys.length);
});

test('a repeated checkout after a lost answer returns the same page', async () => {
  const link = await shop.createLink(merchant, { usage: 'REUSABLE', expiresInDays: null });
  await shop.control.setFault({
    kind: 'server-error',
    moment: 'after',
    route: 'POST /v1/checkout/sessions',
    times: 2,
  });
  const lost = await checkout(link, 'lost');
  expect(lost.status).toBe(503);
  const again = await checkout(link, 'lost');
  expect(again.status).toBe(200);
  expect((await checkout(link, 'lost')).body).toEqual(again.body);
  expect(await paymentsOn(link)).toBe(1);
});

test.each([
  ['at a link', 'a new payment with its page'],
  ['without a link', 'a new payment with its page'],
])('an Idempotency-Key %s that the provider refused once gets %s when it is repeated', async (where) => {
  const link = await shop.createLink(merchant, { usage: 'REUSABLE', expiresInDays: null });
  const start = () =>
    where === 'at a link'
      ? checkout(link, 'refused-once')
      : merchant.api.post<Checkout>(
          `/payments/checkout/${merchant.id}`,
          { amount: 12, currency: 'EUR' },
          { 'idempotency-key': 'refused-once' },
        );
  await shop.control.setFault({
    kind: 'server-error',
    stored: true,
    route: 'POST /v1/checkout/sessions',
    times: 1,
  });
  const refused = await start();
  expect(refused).toMatchObject({ status: 503, body: { code: 'payments.provider-refused' } });
  const again = await start();
  expect(again.status).toBe(200);
  expect((await start()).body).toEqual(again.body);
  expect((await shop.payment(again.body.paymentId)).status).toBe('PENDING');
});

test('an Idempotency-Key of another request is refused, and keys of other callers are separate', async () => {
  const [link, second] = [await shop.createLink(merchant), await shop.createLink(merchant)];
  expect((await checkout(link, 'mine')).status).toBe(200);
  expect(await checkout(second, 'mine')).toMatchObject({
    status: 422,
    body: { code: 'input.request-key-reused' },
  });
  const asMerchant = await merchant.api.post<PaymentLink>(
    '/payment-links/me',
    { amount: 5, currency: 'EUR' },
    { 'idempotency-key': 'mine' },
  );
  expect(asMerchant.status).toBe(201);
});

test('an Idempotency-Key of a member belongs to one merchant: after a switch it makes a link of the other one', async () => {
  const other = await shop.addMerchant();
  const { userId, api } = await shop.addMember(merchant, 'MANAGER');
  await shop.database.rows(
    `insert into memberships (merchant_id, user_id, role, refund_limit_minor, created_at)
     values (:merchantId, :userId, 'MANAGER', 0, now())`,
    { merchantId: other.id, userId },
  );
  const create = () =>
    api.post<PaymentLink>(
      '/payment-links/me',
      { amount: 5, currency: 'EUR' },
      { 'idempotency-key': 'of-a-member' },
    );
  const first = accepted(await create());
  accepted(await api.put('/auth/session', { merchantId: other.id }));
  const second = accepted(await create());
  expect([first.merchantId, second.merchantId]).toEqual([merchant.id, other.id]);
  expect(accepted(await create()).id).toBe(second.id);
  // Removed from the team, the member gets no stored response either.
  await shop.database.rows('delete from memberships where merchant_id = :id and user_id = :userId', {
    id: other.id,
    userId,
  });
  expect((await create()).status).toBe(401);
});

test('a link is created once although the request is repeated', async () => {
  const body = { amount: 7, currency: 'EUR', description: 'Двоен клик' };
  const press = () =>
    merchant.api.post<PaymentLink>('/payment-links/me', body, { 'idempotency-key': 'button' });
  const first = await press();
  expect((await press()).body).toEqual(first.body);
  const rows = await shop.database.rows(`select 1 from payment_links where description = 'Двоен клик'`);
  expect(rows).toHaveLength(1);
});

test('a refused request is not stored: corrected, the same Idempotency-Key succeeds', async () => {
  const press = (amount: number) =>
    merchant.api.post('/payment-links/me', { amount, currency: 'EUR' }, { 'idempotency-key': 'corrected' });
  expect((await press(0.1)).status).toBe(422);
  expect((await press(1)).status).toBe(201);
});

test('a malformed Idempotency-Key is refused by name', async () => {
  const answer = await merchant.api.post(
    '/payment-links/me',
    { amount: 1, currency: 'EUR' },
    { 'idempotency-key': 'a b' },
  );
  expect(answer).toMatchObject({ status: 422, body: { fields: { 'Idempotency-Key': expect.any(String) } } });
});
