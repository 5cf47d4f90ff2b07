import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type {
  CreatedWebhookEndpoint,
  WebhookDelivery,
  WebhookDeliveryDetails,
  WebhookEndpoint,
} from '#contract/integrations/webhook-endpoints.ts';
import { NotificationsToken } from '#platform/database/notifications.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { until } from '#test/support/application/until.ts';
import { waitingBackend } from '#test/support/waiting-backend.ts';
import { startReceiver, type Receiver } from '#test/support/webhook-receiver.ts';

let shop: TestApplication;
let merchant: TestMerchant;
let receiver: Receiver;
beforeAll(async () => {
  shop = await startApplication();
});
beforeEach(async () => {
  merchant = await shop.addMerchant();
  receiver = await startReceiver();
});
afterEach(async () => {
  expect(await shop.doctor()).toEqual([]);
  await receiver.stop();
});
afterAll(() => shop.stop());

const create = async (about: object = {}, by = merchant): Promise<CreatedWebhookEndpoint> =>
  accepted(await by.api.post<CreatedWebhookEndpoint>('/webhook-endpoints', { url: receiver.url, ...about }));
const testOf = async ({ id }: { id: number }): Promise<string> =>
  accepted(await merchant.api.post<{ eventId: string }>(`/webhook-endpoints/${id}/test`)).eventId;
const change = (endpoint: WebhookEndpoint, about: object) => {
  const { url, types, state, description } = endpoint;
  return merchant.api.put<WebhookEndpoint>(`/webhook-endpoints/${endpoint.id}`, {
    url,
    types,
    state,
    description: description ?? '',
    ...about,
  });
};
const delivered = async (id: number, eventId: string): Promise<WebhookDeliveryDetails> => {
  await shop.drain();
  const path = `/webhook-endpoints/${id}/deliveries/${eventId}`;
  const found = accepted(await merchant.api.get<WebhookDeliveryDetails>(path));
  expect(found.state).toBe('DONE');
  return found;
};
const actions = (id: number) =>
  shop.database.rows<{ action: string }>(
    `select action from audit_log where subject_type = 'webhook-endpoint' and subject_id = :id order by id`,
    { id: String(id) },
  );

describe('a webhook endpoint', () => {
  test('a new endpoint answers its secret once, and a test arrives signed with it', async () => {
    const endpoint = await create({ types: ['payment.succeeded'], description: 'Магазин' });
    expect(endpoint).toMatchObject({
      state: 'ENABLED',
      version: '2026-12-01',
      oldSecretUntil: null,
      recent: [],
    });
    expect(endpoint.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    receiver.knows(endpoint.secret);
    const eventId = await testOf(endpoint);
    const found = await delivered(endpoint.id, eventId);
    expect(receiver.received).toMatchObject([
      { id: eventId, isSigned: true, body: { type: 'webhook.test' } },
    ]);
    expect(found).toMatchObject({
      url: receiver.url,
      body: receiver.received[0]!.raw,
      attempts: 1,
      lastStatus: 200,
    });
    expect(found.tries).toMatchObject([{ seq: 1, status: 200, error: null, answer: 'the answer' }]);
    expect(found.headers['webhook-id']).toBe(eventId);
    const read = accepted(await merchant.api.get<WebhookEndpoint>(`/webhook-endpoints/${endpoint.id}`));
    expect(read).not.toHaveProperty('secret');
    expect(read.recent).toEqual(['DONE']);
    expect(await actions(endpoint.id)).toEqual([
      { action: 'webhook-endpoint.created' },
      { action: 'webhook-endpoint.tested' },
    ]);
  });

  test('an address in a private network is refused naming the field, and nothing is stored', async () => {
    const refusal = await merchant.api.post('/webhook-endpoints', { url: 'http://10.0.0.1/' });
    expect(refusal).toMatchObject({ status: 422, body: { fields: { url: expect.any(String) } } });
    expect(await merchant.api.get('/webhook-endpoints')).toMatchObject({ body: [] });
    const endpoint = await create();
    expect((await change(endpoint, { url: 'https://192.168.1.1/' })).status).toBe(422);
  });

  test('a merchant has ten endpoints at most, also with calls at the same time', async () => {
    const calls = Array.from({ length: 12 }, (_, place) =>
      // A call that has waited too long for the others is asked again.
      until('the call is answered', async () => {
        const answer = await merchant.api.post('/webhook-endpoints', { url: `${receiver.url}/${place}` });
        return answer.status !== 503 && answer;
      }),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect(statuses.filter((status) => status === 409)).toHaveLength(2);
  });

  test('a replaced secret signs beside the new one for the hours of grace', async () => {
    const endpoint = await create();
    const rotate = (graceHours: number) =>
      merchant.api.post<CreatedWebhookEndpoint>(`/webhook-endpoints/${endpoint.id}/rotate`, { graceHours });
    const rotated = accepted(await rotate(24));
    expect(rotated.secret).not.toBe(endpoint.secret);
    expect(Date.parse(rotated.oldSecretUntil!) - Date.now()).toBeGreaterThan(23 * 3_600_000);
    receiver.knows(endpoint.secret);
    await delivered(endpoint.id, await testOf(endpoint));
    receiver.knows(rotated.secret);
    await delivered(endpoint.id, await testOf(endpoint));
    expect(receiver.received.map(({ isSigned }) => isSigned)).toEqual([true, true]);
    expect(accepted(await rotate(0)).oldSecretUntil).toBeNull();
    await delivered(endpoint.id, await testOf(endpoint));
    expect(receiver.received.at(-1)!.isSigned).toBe(false);
  });

  test('a disabled endpoint keeps nothing waiting and refuses tests; enabled again it gets what was missed by a replay', async () => {
    const endpoint = await create();
    receiver.answers(500);
    const from = new Date(Date.now() - 60_000).toISOString();
    const eventId = await testOf(endpoint);
    await shop.drain();
    expect(receiver.received).toHaveLength(1);
    const off = accepted(await change(endpoint, { state: 'DISABLED' }));
    expect(off).toMatchObject({ state: 'DISABLED', disabledReason: 'BY_HAND', recent: ['DEAD'] });
    const refusal = await merchant.api.post(`/webhook-endpoints/${endpoint.id}/test`);
    expect(refusal).toMatchObject({ status: 409, body: { code: 'webhooks.endpoint-disabled' } });
    const on = accepted(await change(off, { state: 'ENABLED' }));
    expect(on).toMatchObject({
      state: 'ENABLED',
      disabledReason: null,
      disabledAt: null,
      failingSince: null,
    });
    // The same again changes nothing and is not recorded.
    accepted(await change(on, { state: 'ENABLED' }));
    const changes = await shop.database.rows(
      `select 1 from audit_log where action = 'webhook-endpoint.changed' and subject_id = :id`,
      { id: String(endpoint.id) },
    );
    expect(changes).toHaveLength(2);
    receiver.answers(200);
    const to = new Date(Date.now() + 60_000).toISOString();
    const replay = (about: object) =>
      merchant.api.post<{ count: number }>(`/webhook-endpoints/${endpoint.id}/replay`, about);
    expect(await replay({ from, to, onlyFailed: true })).toMatchObject({ status: 202, body: { count: 1 } });
    const found = await delivered(endpoint.id, eventId);
    expect(found.tries.map(({ seq }) => seq)).toEqual([2, 1]);
    expect(found.attempts).toBe(1);
    expect(await replay({ from, to, onlyFailed: true })).toMatchObject({ body: { count: 0 } });
    expect(await replay({ from, to })).toMatchObject({ body: { count: 1 } });
    expect(await replay({ from: to, to: from })).toMatchObject({
      status: 422,
      body: { fields: { from: expect.any(String) } },
    });
    await shop.drain();
    expect(receiver.received.map(({ id }) => id)).toEqual([eventId, eventId, eventId]);
  });

  test('more than 10,000 events are not replayed in one call', async () => {
    const { id } = await create();
    await shop.database.rows(
      `with numbers as (select generate_series(1, 10001) as n), counted as (
         update merchant_event_counters set last = last + 10001 where merchant_id = :merchantId returning last - 10001 as before
       )
       insert into merchant_events (id, merchant_id, sequence, type, subject_type, subject_id, at, data, version)
       select gen_random_uuid(), :merchantId, before + n, 'link.paid', 'link', '1', '2026-01-01', '{"object":{}}', '2026-12-01'
       from numbers, counted`,
      { merchantId: merchant.id },
    );
    const body = { from: '2026-01-01T00:00:00Z', to: '2026-01-01T00:00:01Z' };
    const refusal = await merchant.api.post(`/webhook-endpoints/${id}/replay`, body);
    expect(refusal).toMatchObject({ status: 422, body: { fields: { to: expect.any(String) } } });
  });

  test('one event is sent again with ten tries of its own, and an unknown one is not found', async () => {
    const endpoint = await create();
    const eventId = await testOf(endpoint);
    await delivered(endpoint.id, eventId);
    const again = `/webhook-endpoints/${endpoint.id}/deliveries/${eventId}/resend`;
    expect(await merchant.api.post(again)).toMatchObject({ status: 202, body: { count: 1 } });
    const found = await delivered(endpoint.id, eventId);
    expect(receiver.received).toHaveLength(2);
    expect(found).toMatchObject({ attempts: 1, state: 'DONE' });
    const unknown = `/webhook-endpoints/${endpoint.id}/deliveries/evt_${'0'.repeat(32)}`;
    expect(await merchant.api.post(`${unknown}/resend`)).toMatchObject({ status: 404 });
    expect(await merchant.api.get(unknown)).toMatchObject({ status: 404 });
  });

  test('deliveries are listed newest first, by state and type, and in pages that follow each other', async () => {
    const endpoint = await create();
    const ids: string[] = [];
    for (let place = 0; place < 3; place += 1) ids.push(await testOf(endpoint));
    for (const eventId of ids) await delivered(endpoint.id, eventId);
    const list = async (query: string) =>
      merchant.api.get<WebhookDelivery[]>(`/webhook-endpoints/${endpoint.id}/deliveries${query}`);
    const all = accepted(await list(''));
    expect(all.map(({ eventId }) => eventId)).toEqual(ids.toReversed());
    expect(accepted(await list('?state=DEAD'))).toEqual([]);
    expect(accepted(await list('?type=webhook.test&state=DONE'))).toHaveLength(3);
    expect(accepted(await list('?sortBy=nextAt'))).toHaveLength(3);
    const first = await list('?range=[0,1]');
    const next = await list(`?size=2&cursor=${first.headers.get('next-cursor')}`);
    expect(next.body).toMatchObject({ content: [{ eventId: ids[0] }], totalElements: 3 });
  });

  test('a deleted endpoint takes its deliveries with it, also those that wait', async () => {
    const endpoint = await create();
    receiver.answers(500);
    await testOf(endpoint);
    await shop.drain();
    expect(receiver.received).toHaveLength(1);
    expect((await merchant.api.delete(`/webhook-endpoints/${endpoint.id}`)).status).toBe(204);
    expect((await merchant.api.get(`/webhook-endpoints/${endpoint.id}`)).status).toBe(404);
    expect(
      await shop.database.rows('select from webhook_deliveries where endpoint_id = :id', endpoint),
    ).toEqual([]);
  });

  test('an event that is stored while an endpoint is being deleted is delivered to the others alone', async () => {
    const [deleted, kept] = [await create(), await create()];
    let storing: Promise<unknown> | undefined;
    await shop.database.transact(async () => {
      await shop.database.rows('delete from webhook_endpoints where id = :id', deleted);
      storing = testOf(kept).then(() => shop.createLink(merchant));
      await waitingBackend({ url: shop.env['DATABASE_URL']! }, '%merchant_event_counters as c%');
    });
    await storing;
    await shop.drain();
    expect(receiver.received).toHaveLength(2);
    const sql = 'select endpoint_id as id from webhook_deliveries where endpoint_id in (:deleted, :kept)';
    const ids = { deleted: deleted.id, kept: kept.id };
    expect(await shop.database.rows(sql, ids)).toEqual([{ id: kept.id }, { id: kept.id }]);
  });
});

describe('the wake of the workers', () => {
  test('test, resend and replay notify the workers; only the test, a new event, notifies the followers of events', async () => {
    const notifications = shop.application.resolve(NotificationsToken);
    const received: string[] = [];
    let woken = Promise.withResolvers<void>();
    const topics = ['webhook-deliveries', 'merchant-events'];
    const stops = topics.map((topic) =>
      notifications.listen(topic, {
        onMessage: () => {
          received.push(topic);
          if (topic === 'webhook-deliveries') woken.resolve();
        },
        onListening: () => undefined,
      }),
    );
    const { id } = await create();
    const path = `/webhook-endpoints/${id}`;
    const wakesOf = async (call: () => Promise<unknown>): Promise<string[]> => {
      received.length = 0;
      woken = Promise.withResolvers<void>();
      await call();
      await woken.promise;
      return received.toSorted();
    };
    let eventId = '';
    expect(await wakesOf(async () => (eventId = await testOf({ id })))).toEqual(topics.toSorted());
    await delivered(id, eventId);
    const resend = () => merchant.api.post(`${path}/deliveries/${eventId}/resend`);
    expect(await wakesOf(resend)).toEqual(['webhook-deliveries']);
    await delivered(id, eventId);
    const hour = 3_600_000;
    const [from, to] = [-hour, hour].map((ms) => new Date(Date.now() + ms).toISOString());
    expect(await wakesOf(() => merchant.api.post(`${path}/replay`, { from, to }))).toEqual([
      'webhook-deliveries',
    ]);
    await delivered(id, eventId);
    for (const stop of stops) stop();
  });
});

describe('who sees what', () => {
  test('another merchant finds nothing; support sees the tries without body and answer, the administrator all', async () => {
    const endpoint = await create();
    const eventId = await testOf(endpoint);
    await delivered(endpoint.id, eventId);
    const other = await shop.addMerchant();
    const path = `/webhook-endpoints/${endpoint.id}`;
    for (const one of [path, `${path}/deliveries`, `${path}/deliveries/${eventId}`])
      expect((await other.api.get(one)).status).toBe(404);
    const support = await shop.addStaff('SUPPORT');
    const admin = shop.api(shop.adminToken);
    const seen = accepted(await support.api.get<WebhookDeliveryDetails>(`${path}/deliveries/${eventId}`));
    expect(seen).toMatchObject({ body: null, tries: [{ status: 200, answer: null }] });
    const whole = accepted(await admin.get<WebhookDeliveryDetails>(`${path}/deliveries/${eventId}`));
    expect(whole).toMatchObject({ body: receiver.received[0]!.raw, tries: [{ answer: 'the answer' }] });
    const listed = accepted(
      await admin.get<WebhookEndpoint[]>(`/webhook-endpoints?merchantId=${merchant.id}`),
    );
    expect(listed).toMatchObject([{ id: endpoint.id, merchantName: 'Работилница „Дърво и камък“ ООД' }]);
  });

  test('the endpoints of a closed merchant are disabled, and their history stays readable to the back office', async () => {
    const endpoint = await create();
    await testOf(endpoint);
    await shop.drain();
    expect(receiver.received).toHaveLength(1);
    const admin = shop.api(shop.adminToken);
    expect((await admin.delete(`/merchants/${merchant.id}`)).status).toBeLessThan(300);
    const closed = accepted(await admin.get<WebhookEndpoint>(`/webhook-endpoints/${endpoint.id}`));
    expect(closed).toMatchObject({ state: 'DISABLED', disabledReason: 'MERCHANT_CLOSED' });
    expect(
      accepted(await admin.get<WebhookDelivery[]>(`/webhook-endpoints/${endpoint.id}/deliveries`)),
    ).toHaveLength(1);
  });

  test('a key with both scopes creates an endpoint without a proof and changes no endpoint of a person; owners are mailed', async () => {
    const keyWith = async (...scopes: string[]) => {
      const body = { name: 'Магазин', scopes };
      return shop.api(accepted(await merchant.api.post<{ key: string }>('/api-keys', body)).key);
    };
    const able = await keyWith('webhooks:write', 'events:read');
    const [unable, blind] = [await keyWith('links:write'), await keyWith('webhooks:write')];
    const created = accepted(
      await able.post<CreatedWebhookEndpoint>('/webhook-endpoints', { url: receiver.url }),
    );
    expect(created.createdBy).toMatch(/^key:/);
    expect(await able.post(`/webhook-endpoints/${created.id}/test`)).toMatchObject({ status: 202 });
    expect(await unable.get('/webhook-endpoints')).toMatchObject({
      status: 403,
      body: { code: 'access.scope-missing' },
    });
    const refused = { status: 403, body: { code: 'access.scope-missing' } };
    expect(await blind.post('/webhook-endpoints', { url: receiver.url })).toMatchObject(refused);
    expect(await blind.post(`/webhook-endpoints/${created.id}/rotate`, { graceHours: 0 })).toMatchObject(
      refused,
    );
    const ofPerson = await create();
    const path = `/webhook-endpoints/${ofPerson.id}`;
    const notForKeys = { status: 403, body: { code: 'access.not-for-keys' } };
    const change = { url: receiver.url, types: ['month.closed'], state: 'ENABLED' };
    expect(await able.put(path, change)).toMatchObject(notForKeys);
    expect(await able.post(`${path}/rotate`, { graceHours: 0 })).toMatchObject(notForKeys);
    expect(await able.delete(path)).toMatchObject(notForKeys);
    accepted(await able.post(`/webhook-endpoints/${created.id}/rotate`, { graceHours: 0 }));
    accepted(await able.put(`/webhook-endpoints/${created.id}`, { ...change, url: `${receiver.url}/other` }));
    const mails = await shop.database.rows<{ kind: string }>(
      `select data ->> 'kind' as kind from pgboss.job where name = 'users.security-mail'
       and data ->> 'kind' like 'ENDPOINT%' and data ->> 'url' like :url order by created_on`,
      { url: `${receiver.url}%` },
    );
    expect(mails.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['ENDPOINT_CREATED', 'ENDPOINT_SECRET', 'ENDPOINT_CHANGED']),
    );
  });

  test('an owner proves the password and has a verified e-mail before an endpoint is created', async () => {
    await shop.database.rows('update users set email_verified_at = null where email = :email', merchant);
    expect(await merchant.api.post('/webhook-endpoints', { url: receiver.url })).toMatchObject({
      status: 403,
      body: { code: 'access.email-unverified' },
    });
    await shop.database.rows(`update sessions set proved_at = now() - interval '16 minutes'`);
    expect(await merchant.api.post('/webhook-endpoints', { url: receiver.url })).toMatchObject({
      status: 403,
      body: { code: 'access.proof-needed' },
    });
  });
});
