import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentLink } from '#contract/links/links.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { sessionOf, type TestMerchant } from '#test/support/application/build.ts';
import { cards, payOnPage } from '#test/support/application/hosted-page.ts';
import { until } from '#test/support/application/until.ts';

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

const request = (from: string, path: string, body?: unknown) =>
  fetch(`${shop.url}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'x-forwarded-for': from,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const checkOut = (from: string, { merchantId, id, amount, currency }: PaymentLink) =>
  request(from, `/payments/checkout/${merchantId}?paymentLinkId=${id}`, { amount, currency });
const statuses = async (answers: readonly Promise<Response>[]): Promise<Record<number, number>> => {
  const counted: Record<number, number> = {};
  for (const { status } of await Promise.all(answers)) counted[status] = (counted[status] ?? 0) + 1;
  return counted;
};
const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

describe('rate limit of links', () => {
  it('links are found sixty times a minute from one network, and then refused with Retry-After', async () => {
    const { uniqueToken } = await shop.createLink(merchant);
    const guess = () => request('192.0.2.1', '/payment-links/token/guessed');
    expect(await statuses(times(59, guess))).toEqual({ 404: 59 });
    expect((await request('192.0.2.1', `/payment-links/token/${uniqueToken}`)).status).toBe(200);
    const refused = await request('192.0.2.1', `/payment-links/token/${uniqueToken}`);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await request('192.0.2.2', `/payment-links/token/${uniqueToken}`)).status).toBe(200);
  });
});

describe('rate limit of checkouts', () => {
  it('thirty checkouts a minute are allowed for one network, however many links there are', async () => {
    const links = [await shop.createLink(merchant), await shop.createLink(merchant)];
    const answers = times(31, () => 0).map((_, place) => checkOut('192.0.2.3', links[place % 2]!));
    // Two requests for one session at once may get 503 while it is being opened.
    const { 200: opened = 0, 503: busy = 0, 429: refused = 0 } = await statuses(answers);
    expect([opened + busy, refused]).toEqual([30, 1]);
    const again = await checkOut('192.0.2.3', links[0]!);
    expect([again.status, Number(again.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });
});

type Opened = Readonly<{ checkoutUrl: string; paymentId: number }>;
const opened = async (from: string, link: PaymentLink): Promise<Opened> => {
  const answer = await checkOut(from, link);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Opened;
};
const counterCode = () => shop.createLink(merchant, { usage: 'REUSABLE', expiresInDays: null });

/** Open sessions of a link at the provider. */
const openAtProvider = async (payments: readonly Opened[]): Promise<number[]> => {
  const ids = payments.map(({ paymentId }) => paymentId);
  const sessions = await shop.control.sessions();
  return ids.filter((id) =>
    sessions.some(({ body }) => body.client_reference_id === String(id) && body.status === 'open'),
  );
};

describe('rate limit of checkout states', () => {
  it('sixty checkout requests a minute are answered for one network, and 200 of them cause a few provider calls', async () => {
    const { checkoutUrl, paymentId } = await opened('203.0.113.1', await counterCode());
    const sessionId = sessionOf(checkoutUrl);
    const state = `/payments/checkout/sessions/${sessionId}`;
    const confirm = `/payments/confirm/${paymentId}`;
    await shop.control.setFault({
      kind: 'delay',
      delayMs: 0,
      route: 'GET /v1/checkout/sessions/:id',
      times: 1_000,
    });
    const answers = times(200, () => 0).map((_, place) => {
      if (place % 3 === 0) return request('203.0.113.2', state);
      if (place % 3 === 1) return request('203.0.113.2', confirm, { sessionId });
      return request('203.0.113.2', `${state}/receipt`, { email: 'payer@example.com' });
    });
    const { 200: answered = 0, 409: notYet = 0, 429: refused = 0 } = await statuses(answers);
    expect([answered + notYet, refused]).toEqual([60, 140]);
    const [counted] = await shop.control.faults();
    expect(1_000 - counted!.remaining!).toBeLessThanOrEqual(5);
    await shop.control.clearFaults();
    const again = await request('203.0.113.2', state);
    expect(again.status).toBe(429);
    expect(Number(again.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await request('203.0.113.3', state)).status).toBe(200);
  });
});

describe('abandoned sessions of a REUSABLE link', () => {
  it.each([
    ['from 25 networks', (place: number) => `198.51.100.${place}`, 20],
    ['from one network', () => '198.51.101.1', 3],
  ])(
    'a REUSABLE link can be paid by the 26th customer after 25 abandoned checkouts %s',
    async (_, network, mostOpen) => {
      const link = await counterCode();
      const abandoned: Opened[] = [];
      for (let place = 1; place <= 25; place += 1) abandoned.push(await opened(network(place), link));
      const paying = await opened(network(26), link);
      await shop.drain();
      const open = await openAtProvider([...abandoned, paying]);
      expect(open).toEqual([...abandoned, paying].slice(-mostOpen).map(({ paymentId }) => paymentId));
      expect((await payOnPage(paying.checkoutUrl, cards.paid)).status).toBe(303);
      await shop.drain();
      expect((await shop.payment(paying.paymentId)).status).toBe('SUCCEEDED');
      expect((await shop.payment(abandoned[0]!.paymentId)).status).toBe('CANCELLED');
    },
  );

  it('a REUSABLE link ends sessions of the network with most, and none in which a card was tried', async () => {
    const link = await counterCode();
    const tried = await opened('198.51.102.1', link);
    await payOnPage(tried.checkoutUrl, cards.declined);
    await shop.drain();
    expect((await shop.payment(tried.paymentId)).lastDeclineCode).not.toBeNull();
    const one = await opened('198.51.102.2', link);
    const many: Opened[] = [];
    for (let place = 0; place < 18; place += 1) many.push(await opened(`198.51.103.${place % 6}`, link));
    const newcomer = await opened('198.51.102.3', link);
    await shop.drain();
    expect((await shop.payment(many[0]!.paymentId)).status).toBe('CANCELLED');
    expect(await openAtProvider([tried, one, newcomer])).toHaveLength(3);
  });

  it('sessions of a REUSABLE link last 31 minutes', async () => {
    const { paymentId } = await opened('198.51.104.1', await counterCode());
    const session = (await shop.control.sessions()).find(
      ({ body }) => body.client_reference_id === String(paymentId),
    )!.body;
    expect(session.expires_at - session.created).toBeGreaterThan(30 * 60);
    expect(session.expires_at - session.created).toBeLessThanOrEqual(31 * 60);
  });
});

describe('a counter code of many payers', () => {
  it('sixty checkouts of one counter code, four at a time, are opened without a refusal', async () => {
    const link = await counterCode();
    const answered: number[] = [];
    let next = 0;
    const pay = async (): Promise<void> => {
      while (next < 60) answered.push((await checkOut(`198.51.105.${(next += 1)}`, link)).status);
    };
    await Promise.all(times(4, pay));
    expect(answered).toEqual(times(60, () => 200));
  });

  it('the row of a link is not locked while the provider is asked for a session', async () => {
    const link = await counterCode();
    const route = 'POST /v1/checkout/sessions';
    await shop.control.setFault({ kind: 'delay', delayMs: 1_500, route, times: 1 });
    const opening = checkOut('198.51.106.1', link);
    await until('the provider is asked', async () =>
      (await shop.control.faults()).every(({ remaining }) => remaining !== 1),
    );
    let isOpened = false;
    const done = opening.then(({ status }) => {
      isOpened = true;
      return status;
    });
    // NOWAIT fails at once where a row is locked.
    await shop.database.rows('select from payment_links where id = :id for update nowait', { id: link.id });
    expect(isOpened).toBe(false);
    expect(await done).toBe(200);
  });
});
