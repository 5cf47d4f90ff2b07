import { systemClock } from '#kernel/clock.ts';
import { SqlPushKeys } from '#modules/notifications/adapters/push/sql-push-keys.ts';
import { DatabaseToken } from '#platform/database/database.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPushAgent, WebPushSender } from '#modules/notifications/adapters/push/web-push-sender.ts';
import { readConfig } from '#platform/config.ts';
import type { NotificationSettings } from '#contract/notifications/notifications.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted, type ApiClient } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { cards } from '#test/support/application/hosted-page.ts';
import { certificate, startPushService } from '#test/support/push/push-service.ts';
import { readMail } from '#test/support/read-mail.ts';

let shop: TestApplication;
let service: Awaited<ReturnType<typeof startPushService>>;
let merchant: TestMerchant;
let browsers = 0;

beforeAll(async () => {
  service = await startPushService();
  shop = await startApplication({
    writesToMerchants: true,
    pushSender: (env) => {
      const config = readConfig(env);
      const stored = () =>
        new SqlPushKeys({ clock: systemClock, config, database: shop.application.resolve(DatabaseToken) });
      const keys = { current: () => stored().current(), reseal: () => stored().reseal() };
      return new WebPushSender({ config, keys }, openPushAgent(true, { ca: certificate }));
    },
  });
});
afterAll(async () => {
  await shop.stop();
  await service.close();
});
beforeEach(async () => {
  service.answerWith(201);
  service.received.length = 0;
  merchant = await shop.addMerchant();
});

const subscribe = async (api: ApiClient): Promise<string> => {
  browsers += 1;
  const subscription = service.subscription(`browser-${browsers}`);
  accepted(await api.post('/merchants/me/push-subscriptions', subscription));
  return subscription.endpoint;
};
const settingsOf = async (api: ApiClient): Promise<NotificationSettings> =>
  accepted(await api.get<NotificationSettings>('/merchants/me/notifications'));

const pay = async (
  payer: string,
  by: ApiClient = merchant.api,
  card: string = cards.paid,
): Promise<number> => {
  const link = await shop.createLink({ api: by }, { amount: 35, description: 'Чаша' });
  const { paymentId, sessionId } = await shop.openCheckout(link, { customerName: payer });
  await shop.control.pay({ session: sessionId, card });
  await shop.drain();
  expect((await shop.payment(paymentId)).status).toBe('SUCCEEDED');
  return paymentId;
};
/** Sends all notifications, also retries and mails that may be undone. */
const sendAll = async (): Promise<void> => {
  await shop.drainLater();
  const waiting = await shop.database.rows(
    `select name from pgboss.job
     where name in ('notifications.notify', 'notifications.push', 'merchants.mail')
       and state in ('created', 'retry', 'active')`,
  );
  expect(waiting).toEqual([]);
};

test('a payment is pushed to the member’s browser: amount, payer, and the page of the payment', async () => {
  await subscribe(merchant.api);
  const paymentId = await pay('Мария');
  expect(service.received).toHaveLength(1);
  expect(service.received[0]!.message).toEqual({
    title: '+€35.00 from Мария',
    body: 'Чаша',
    path: `/merchant/payments/${paymentId}`,
    tag: `payment-${paymentId}`,
    language: 'en',
  });
  const { publicKey, browsers: count } = await settingsOf(merchant.api);
  expect(service.received[0]!.authorization).toContain(`k=${publicKey}`);
  expect(count).toBe(1);
});

test('a browser that its push service no longer knows is not notified again', async () => {
  await subscribe(merchant.api);
  service.answerWith(410);
  await pay('Мария');
  await sendAll();
  expect(service.received).toHaveLength(1);
  expect((await settingsOf(merchant.api)).browsers).toBe(0);
});

test('a push service that fails does not fail the payment; the push is tried again', async () => {
  await subscribe(merchant.api);
  service.answerWith(500);
  const paymentId = await pay('Мария');
  expect(service.received).toHaveLength(1);
  expect((await shop.payment(paymentId)).status).toBe('SUCCEEDED');
  service.answerWith(201);
  await sendAll();
  expect(service.received).toHaveLength(2);
});

test('a browser gets no push after its user has signed out', async () => {
  const member = await shop.addMember(merchant, 'MANAGER');
  await subscribe(member.api);
  await subscribe(merchant.api);
  accepted(await member.api.post('/auth/logout'));
  await pay('Мария');
  await sendAll();
  expect(service.received).toHaveLength(1);
  const left = await shop.database.rows('select from push_subscriptions where user_id = :userId', {
    userId: member.userId,
  });
  expect(left).toEqual([]);
});

test('a browser gets no push after its user has left the team', async () => {
  const member = await shop.addMember(merchant, 'MANAGER');
  await subscribe(member.api);
  await shop.database.rows('delete from memberships where user_id = :userId', { userId: member.userId });
  await subscribe(merchant.api);
  await pay('Мария');
  await sendAll();
  expect(service.received).toHaveLength(1);
});

test('a CASHIER is notified about the payments of the own links only', async () => {
  const cashier = await shop.addMember(merchant, 'CASHIER');
  await subscribe(cashier.api);
  await pay('Мария');
  await sendAll();
  expect(service.received).toEqual([]);
  await pay('Иван', cashier.api);
  expect(service.received).toHaveLength(1);
  expect(service.received[0]!.message.title).toBe('+€35.00 from Иван');
});

test('a user who switched pushes of payments off gets none', async () => {
  await subscribe(merchant.api);
  accepted(await merchant.api.put('/merchants/me/notifications/pushes/PAYMENT_RECEIVED', { isOn: false }));
  await pay('Мария');
  await sendAll();
  expect(service.received).toEqual([]);
});

test('a dispute is pushed as such, and not to a user who switched pushes of disputes off', async () => {
  const manager = await shop.addMember(merchant, 'MANAGER');
  await subscribe(merchant.api);
  await subscribe(manager.api);
  accepted(await manager.api.put('/merchants/me/notifications/pushes/DISPUTE_OPENED', { isOn: false }));
  const paymentId = await pay('Мария', merchant.api, cards.disputed);
  await shop.control.settleNow();
  await sendAll();
  const disputes = service.received.filter(({ message }) => message.tag === `dispute-${paymentId}`);
  expect(disputes.map(({ message }) => message)).toEqual([
    {
      title: 'A payment of €35.00 is disputed',
      body: 'Чаша',
      path: `/merchant/payments/${paymentId}`,
      tag: `dispute-${paymentId}`,
      language: 'en',
    },
  ]);
  expect(service.received).toHaveLength(3);
  const { pushes } = await settingsOf(manager.api);
  expect(pushes).toContainEqual({ event: 'DISPUTE_OPENED', isOn: false });
});

test.each([
  'http://push.example.com/1',
  'https://10.0.0.7/1',
  'https://169.254.169.254/latest/meta-data',
  'https://user:secret@push.example.com/1',
  'https://push.example.com:8443/1',
  'https://intranet/1',
  'no address',
])('an address that is not a public push service is refused: %s', async (endpoint) => {
  const { status, body } = await merchant.api.post<{ fields: Record<string, string> }>(
    '/merchants/me/push-subscriptions',
    { ...service.subscription(), endpoint },
  );
  expect([status, Object.keys(body.fields)]).toEqual([422, ['endpoint']]);
  expect((await settingsOf(merchant.api)).browsers).toBe(0);
});

test('a user keeps the ten newest browsers', async () => {
  const endpoints: string[] = [];
  for (let each = 0; each < 11; each += 1) endpoints.push(await subscribe(merchant.api));
  const kept = await shop.database.rows<{ endpoint: string }>(
    'select endpoint from push_subscriptions where merchant_id = :id order by id',
    { id: merchant.id },
  );
  expect(kept.map(({ endpoint }) => endpoint)).toEqual(endpoints.slice(1));
});

test('another user of a browser does not take over its notifications by opening the portal', async () => {
  const endpoint = await subscribe(merchant.api);
  const other = await shop.addMember(merchant, 'MANAGER');
  const renew = async (api: ApiClient) =>
    accepted(
      await api.post<{ isSubscribed: boolean }>('/merchants/me/push-subscriptions/renew', { endpoint }),
    );
  expect(await renew(other.api)).toEqual({ isSubscribed: false });
  expect(await renew(merchant.api)).toEqual({ isSubscribed: true });
});

const subjectsTo = (email: string): string[] =>
  shop.mailbox.mails
    .filter(({ to }) => to.includes(email))
    .map(({ raw }) => readMail(raw).headers.get('subject')!);

test('a received payment is mailed once the owner has switched that on, and not before', async () => {
  await pay('Мария');
  await sendAll();
  expect(subjectsTo(merchant.email)).not.toContain('You received €35.00');
  accepted(await merchant.api.put('/merchants/me/notifications/mails/PAYMENT_RECEIVED', { isOn: true }));
  await pay('Иван');
  await sendAll();
  expect(subjectsTo(merchant.email)).toContain('You received €35.00');
});

test('a mail that was switched off is not sent; one that is fixed cannot be switched off', async () => {
  const events = await merchant.api.put('/merchants/me/notifications/mails/ACCOUNT', { isOn: false });
  expect(events.status).toBe(404);
  accepted(await merchant.api.put('/merchants/me/notifications/mails/REFUND_FAILED', { isOn: false }));
  const admin = shop.api(shop.adminToken);
  accepted(await admin.put(`/merchants/${merchant.id}/status`, { status: 'SUSPENDED', reason: 'Проверка' }));
  await sendAll();
  expect(subjectsTo(merchant.email)).toContain('Your account is suspended');
  const settings = await settingsOf(merchant.api);
  expect(settings.mails.find(({ event }) => event === 'REFUND_FAILED')).toEqual({
    event: 'REFUND_FAILED',
    isOn: false,
  });
});

test('only an owner chooses the mails of the business', async () => {
  const manager = await shop.addMember(merchant, 'MANAGER');
  const { status } = await manager.api.put('/merchants/me/notifications/mails/PAYMENT_RECEIVED', {
    isOn: true,
  });
  expect(status).toBe(403);
});

test('the private key is stored sealed and the public one stays the same', async () => {
  const { publicKey } = await settingsOf(merchant.api);
  const other = await shop.addMerchant();
  expect((await settingsOf(other.api)).publicKey).toBe(publicKey);
  const [row] = await shop.database.rows<{ length: number }>(
    'select octet_length(private_key_sealed) as length from push_keys',
  );
  // The id of the key, nonce and tag, and the 32 bytes of the key.
  expect(row!.length).toBe(64);
});
