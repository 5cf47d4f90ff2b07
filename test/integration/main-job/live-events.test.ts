import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { asAdmin, databaseNameOf } from '#test/support/as-admin.ts';
import { paymentChange, paymentSuccess } from '#contract/payments/payment-live-events.ts';
import { listenerName } from '#platform/database/notifications.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { followEvents } from '#test/support/application/follow-events.ts';
import { cards, payOnPage } from '#test/support/application/hosted-page.ts';
import { openedMinutesAgo } from '#test/support/application/opened-minutes-ago.ts';
import { until } from '#test/support/application/until.ts';

let shop: TestApplication;
let merchant: TestMerchant;

beforeAll(async () => {
  // Without workers the process that serves the request settles.
  shop = await startApplication({ processes: 2, isWorking: false });
  merchant = await shop.addMerchant();
});
afterAll(async () => {
  expect(await shop.doctor()).toEqual([]);
  await shop.stop();
});

const follow = async (token = merchant.token, lastEventId?: string, at = shop.urls[0]!) => {
  const following = await followEvents(`${at}/api/merchants/me/events`, token, lastEventId);
  onTestFinished(following.leave);
  const named = (name: string) => following.received.filter((event) => event.name === name);
  return {
    ...following,
    paid: () => named('payment'),
    changed: () => named('change').map(({ data }) => data),
  };
};

/** Paid; the return page is served by the second server, which settles. */
const sell = async (amount: number, by: TestMerchant = merchant): Promise<number> => {
  const checkout = await shop.openCheckout(await shop.createLink(by, { amount }));
  await payOnPage(checkout.checkoutUrl, cards.paid);
  await shop.apiAt(shop.urls[1]!).get(`/payments/checkout/sessions/${checkout.sessionId}`);
  return checkout.paymentId;
};

const listeners = `from pg_stat_activity where application_name = $1 and datname = $2`;
const databaseName = () => databaseNameOf(shop.testDatabase);
it('a payment settled by another server is published at once, and only to its merchant', async () => {
  const other = await shop.addMerchant();
  const [mine, theirs] = [await follow(), await follow(other.token)];
  const paymentId = await sell(25.5);
  await until('the event arrives', () => mine.paid().length > 0);
  const otherPaymentId = await sell(7, other);
  await until('the other event arrives', () => theirs.paid().length > 0);
  expect(mine.paid()).toMatchObject([
    { name: 'payment', data: { paymentId, amount: 25.5, currency: 'EUR' } },
  ]);
  expect(theirs.paid()).toMatchObject([{ name: 'payment', data: { paymentId: otherPaymentId } }]);
  expect(paymentSuccess.strict().safeParse(mine.paid()[0]!.data).success).toBe(true);
});

it('live events are a stream that is neither compressed nor cached', async () => {
  const { status, headers } = await follow();
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(/^text\/event-stream/);
  expect(headers.get('content-encoding')).toBeNull();
  expect(headers.get('cache-control')).toBe('no-store, no-transform');
});

it('a refund is published as a change', async () => {
  const paymentId = await sell(40);
  const { changed } = await follow();
  accepted(await merchant.api.post(`/payments/${paymentId}/refunds`, { amount: 15 }));
  const [event] = await until('the event arrives', () => (changed().length > 0 ? changed() : undefined));
  expect(event).toEqual({ paymentId, kind: 'CHANGED', amount: 40, currency: 'EUR' });
});

it('an opened card page, a declined card and an ended page are published with their kinds', async () => {
  const { changed, paid } = await follow();
  const link = await shop.createLink(merchant, { amount: 100, currency: 'BGN' });
  const { sessionId, paymentId } = await shop.openCheckout(link);
  const fetchState = () => shop.apiAt(shop.urls[1]!).get(`/payments/checkout/sessions/${sessionId}`);
  await until('the opened card page arrives', () => changed().length === 1);
  await shop.control.pay({ session: sessionId, card: cards.insufficientFunds });
  await fetchState();
  await until('the decline arrives', () => changed().length === 2);
  await fetchState();
  // A later checkout of another payer ends the first card page and opens another.
  await openedMinutesAgo(shop.database, 2, { paymentId });
  const second = await shop.openCheckout(link, { customerName: 'Мария Георгиева' });
  await until('the end arrives', () => changed().length === 4);
  const about = { paymentId, amount: 100, currency: 'BGN' };
  expect(changed()).toEqual([
    { ...about, kind: 'OPENED' },
    { ...about, kind: 'DECLINED' },
    { ...about, kind: 'CHANGED' },
    { ...about, kind: 'OPENED', paymentId: second.paymentId },
  ]);
  expect(paymentChange.strict().safeParse(changed()[0]).success).toBe(true);
  expect(paid()).toEqual([]);
});

it('a client that reconnects with Last-Event-ID gets the events since', async () => {
  const first = await follow();
  await sell(11);
  await until('the event arrives', () => first.paid().length > 0);
  first.leave();
  await first.ended;
  const missed = await sell(12);
  const again = await follow(merchant.token, first.paid().at(-1)!.id);
  const event = await until('the missed event arrives', () =>
    again.paid().find(({ data }) => (data as { paymentId: number }).paymentId === missed),
  );
  expect(event.name).toBe('payment');
});

it('a new client gets no past events', async () => {
  const before = await follow();
  await sell(13);
  await until('the event arrives', () => before.paid().length > 0);
  const { paid } = await follow();
  const paymentId = await sell(14);
  await until('the new event arrives', () => paid().length > 0);
  expect(paid()).toMatchObject([{ data: { paymentId } }]);
});

it('a killed listening connection is opened again, and the events since are published again', async () => {
  const { received, paid } = await follow();
  await until(
    'the connection listens',
    async () => (await asAdmin(`select 1 ${listeners}`, [listenerName, databaseName()])).length === 1,
  );
  const before = received.filter(({ name }) => name === 'missed').length;
  const killed = await asAdmin(`select pg_terminate_backend(pid) ${listeners}`, [
    listenerName,
    databaseName(),
  ]);
  expect(killed).toHaveLength(1);
  const paymentId = await sell(15);
  await until('the event arrives', () =>
    paid().some(({ data }) => (data as { paymentId: number }).paymentId === paymentId),
  );
  // Other changes of payments are not stored: the client reloads its screens.
  expect(received.filter(({ name }) => name === 'missed').length).toBeGreaterThan(before);
});

it('an ended login session ends its live events', async () => {
  const token = await shop.signIn(merchant.email);
  const [ended, alive] = [await follow(token), await follow()];
  await shop.api(token).post('/auth/logout');
  await sell(16);
  await until('the other event arrives', () => alive.paid().length > 0);
  await ended.ended;
  expect(ended.received).toEqual([]);
});

it('a server that is asked to stop ends its streams and stops', async () => {
  const third = await shop.startAnother();
  const { ended } = await follow(merchant.token, undefined, third.url);
  await third.close();
  await expect(ended).resolves.toBeUndefined();
});

it('a user can hold six streams at most', async () => {
  const busy = await shop.addMerchant();
  const held = await Promise.all(Array.from({ length: 6 }, () => follow(busy.token)));
  expect(held.map(({ status }) => status)).toEqual(held.map(() => 200));
  const refused = await busy.api.get('/merchants/me/events');
  expect(refused.status).toBe(429);
  expect(refused.headers.has('retry-after')).toBe(true);
  held[0]!.leave();
  await until('there is room again', async () => (await follow(busy.token)).status === 200);
});
