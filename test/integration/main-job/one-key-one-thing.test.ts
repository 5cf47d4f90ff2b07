import { describe, expect, test } from 'vitest';
import type { PaymentLink } from '#contract/links/links.ts';
import { accepted, type ApiClient } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { isCut, nameOf } from '#test/support/one-key/cut-calls.ts';
import { furtherSamples } from '#test/support/one-key/further-samples.ts';
import { openLateCalls } from '#test/support/one-key/late-calls.ts';
import { testCallsWithKey } from './one-key/calls-with-key.ts';
import { testCallsWithoutKey } from './one-key/calls-without-key.ts';

/** All writing calls: the key of a call, and its page, decide what a lost answer means. */
const calls = openLateCalls(({ method }) => method !== 'GET');

testCallsWithKey(calls);
testCallsWithoutKey(calls);

test('each further sample belongs to a call that takes a key', () => {
  const keyed = calls().endpoints.filter(isCut).map(nameOf);
  expect(Object.keys(furtherSamples).filter((name) => !keyed.includes(name))).toEqual([]);
});

describe('the answer of a call that was made is lost', () => {
  const body = { amount: 12, currency: 'EUR', description: 'Отговорът се губи' };
  const send = (key: string) =>
    calls().callers.own.api.post<PaymentLink>('/payment-links/me', body, { 'idempotency-key': key });
  const linksMade = () =>
    calls().callers.shop.database.rows(`select 1 from payment_links where description = :description`, body);

  test('a session that PostgreSQL ends at the row of the key leaves nothing, and the next call with the key is made at once', async () => {
    const { database } = calls().callers.shop;
    await database.rows(`
      create function end_session() returns trigger language plpgsql as $$
      begin
        perform pg_terminate_backend(pg_backend_pid());
        return new;
      end $$`);
    await database.rows(
      'create trigger end_session before insert or update on idempotency_keys for each row execute function end_session()',
    );
    expect((await send('ended')).status).toBe(503);
    expect(await linksMade()).toEqual([]);
    await database.rows('drop trigger end_session on idempotency_keys');
    await database.rows('drop function end_session');
    const made = await send('ended');
    expect(made.status).toBe(201);
    const again = await send('ended');
    expect(again.body).toEqual(made.body);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(await linksMade()).toHaveLength(1);
  });
});

describe('a key belongs to caller and merchant', () => {
  const body = { amount: 12, currency: 'EUR', description: 'Една и съща заявка' };
  const create = (api: ApiClient) =>
    api.post<PaymentLink>('/payment-links/me', body, { 'idempotency-key': 'same' });

  test('a member of two merchants gets a link of each with the same key, and each again', async () => {
    const { shop, own, other } = calls().callers;
    const member = await shop.addMember(own, 'MANAGER');
    await shop.database.rows(
      `insert into memberships (merchant_id, user_id, role, refund_limit_minor, created_at)
       values (:merchantId, :userId, 'MANAGER', 0, now())`,
      { merchantId: other.id, userId: member.userId },
    );
    const switchTo = async ({ id }: TestMerchant) =>
      accepted(await member.api.put('/auth/session', { merchantId: id }));
    await switchTo(own);
    const first = await create(member.api);
    await switchTo(other);
    const second = await create(member.api);
    expect([first, second].map(({ status, body: link }) => [status, link.merchantId])).toEqual([
      [201, own.id],
      [201, other.id],
    ]);
    expect(second.headers.get('idempotent-replayed')).toBeNull();
    expect((await create(member.api)).body.id).toBe(second.body.id);
    await switchTo(own);
    expect((await create(member.api)).body.id).toBe(first.body.id);
  });

  test('payers of two merchants may choose the same key, and a key of another link is refused', async () => {
    const { shop, own, other } = calls().callers;
    const start = async (merchant: TestMerchant) => {
      const link = await shop.createLink(merchant, { usage: 'REUSABLE', expiresInDays: null });
      return shop.startCheckout(link, {}, shop.url, { 'idempotency-key': 'order-1' });
    };
    expect([(await start(own)).status, (await start(other)).status]).toEqual([200, 200]);
    await shop.database.rows(`delete from idempotency_keys where key like '%order-1'`);
    // The response is gone; the payment still has the key.
    expect(await start(own)).toMatchObject({ status: 422, body: { code: 'input.request-key-reused' } });
  });
});

test('a stored response with a secret is encrypted, and opens for the same key', async () => {
  const { shop, own } = calls().callers;
  const start = () =>
    own.api.post<{ secret: string }>('/auth/factors/totp', {}, { 'idempotency-key': 'secret' });
  const made = await start();
  expect((await start()).body).toEqual(made.body);
  const [row] = await shop.database.rows<{ text: string }>(
    `select answer_body::text as text from idempotency_keys where scope = 'POST /auth/factors/totp'
       and key like '%:secret'`,
  );
  expect(row!.text).not.toContain(made.body.secret);
});

test('a request of the release before that is under way is refused for a minute, and its response is given again', async () => {
  const { shop, admin } = { ...calls().callers, admin: calls().callers.shop.admin };
  const note = () => {
    const { id } = calls().callers.own;
    return admin.post(`/merchants/${id}/notes`, { text: 'Бележка' }, { 'idempotency-key': 'before' });
  };
  const made = await note();
  const set = (change: string) =>
    shop.database.rows(`update idempotency_keys set ${change} where key like '%:before'`);
  await set(`state = 'IN_FLIGHT', answer_status = null, answer_body = null, holder = 1`);
  expect(await note()).toMatchObject({ status: 409, body: { code: 'input.request-under-way' } });
  await set(`created_at = now() - interval '61 seconds'`);
  expect((await note()).status).toBe(made.status);
});
