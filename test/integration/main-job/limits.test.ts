import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentLink } from '#contract/links.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import type { TestMerchant } from '#test/support/application/build.ts';

let shop: TestApplication;
let merchant: TestMerchant;

beforeAll(async () => {
  shop = await startApplication({ variables: { RATE_LIMITS: 'on', TRUST_PROXY: 'on' } });
  merchant = await shop.addMerchant();
});
afterAll(async () => {
  expect(await shop.doctor()).toEqual([]);
  await shop.stop();
});

const ask = (from: string, path: string, body?: unknown) =>
  fetch(`${shop.url}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'x-forwarded-for': from,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const checkOut = (from: string, { merchantId, id, amount, currency }: PaymentLink) =>
  ask(from, `/payments/checkout/${merchantId}?paymentLinkId=${id}`, { amount, currency });
const statuses = async (answers: readonly Promise<Response>[]): Promise<Record<number, number>> => {
  const counted: Record<number, number> = {};
  for (const { status } of await Promise.all(answers)) counted[status] = (counted[status] ?? 0) + 1;
  return counted;
};
const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

describe('links are looked up sixty times a minute from one network', () => {
  it('and then told when to come back, whether they exist or not', async () => {
    const { uniqueToken } = await shop.createLink(merchant);
    const guess = () => ask('192.0.2.1', '/payment-links/token/guessed');
    expect(await statuses(times(59, guess))).toEqual({ 404: 59 });
    expect((await ask('192.0.2.1', `/payment-links/token/${uniqueToken}`)).status).toBe(200);
    const refused = await ask('192.0.2.1', `/payment-links/token/${uniqueToken}`);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask('192.0.2.2', `/payment-links/token/${uniqueToken}`)).status).toBe(200);
  });
});

describe('a checkout is asked for thirty times a minute from one network', () => {
  it('however many links there are', async () => {
    const links = [await shop.createLink(merchant), await shop.createLink(merchant)];
    const answers = times(31, () => 0).map((_, place) => checkOut('192.0.2.3', links[place % 2]!));
    const { 200: accepted = 0, 429: refused = 0 } = await statuses(answers);
    expect([accepted, refused]).toEqual([30, 1]);
    const again = await checkOut('192.0.2.3', links[0]!);
    expect([again.status, Number(again.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });
});

describe('twenty attempts may be open on one link', () => {
  it('of those who come at once no more get in, and the next when one has ended', async () => {
    const link = await shop.createLink(merchant, { usage: 'REUSABLE', expiresInDays: 5 });
    let network = 0;
    const somebody = () => {
      network += 1;
      return checkOut(`198.51.100.${network}`, link);
    };
    expect(await statuses(times(26, somebody))).toEqual({ 200: 20, 429: 6 });
    const refused = await somebody();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);

    const [session] = await shop.database.rows<{ session: string; paymentId: number }>(
      `select a.provider_session_id as session, p.id as "paymentId" from payment_attempts a
       join payments p on p.id = a.payment_id where p.payment_link_id = ? order by a.id limit 1`,
      [link.id],
    );
    await shop.control.pay({ session: session!.session });
    await shop.admin.post(`/payments/confirm/${session!.paymentId}`);
    expect(await statuses(times(2, somebody))).toEqual({ 200: 1, 429: 1 });
  });
});
