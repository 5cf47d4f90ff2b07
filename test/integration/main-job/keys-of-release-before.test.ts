import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaymentLink } from '#contract/links/links.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted, type ApiClient } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import * as migration from '../../../migrations/20261203010000_stored_request_keys.ts';

let shop: TestApplication;
let own: TestMerchant;
let other: TestMerchant;
beforeAll(async () => {
  shop = await startApplication({ isWorking: false });
  [own, other] = [await shop.addMerchant(), await shop.addMerchant()];
});
afterAll(() => shop.stop());

const body = (description: string) => ({ amount: 12, currency: 'EUR', description });
const create = (api: ApiClient, key: string, description = key) =>
  api.post<PaymentLink>('/payment-links/me', body(description), { 'idempotency-key': key });
const storedKeys = async (key: string): Promise<string[]> => {
  const rows = await shop.database.rows<{ key: string }>(
    `select key from idempotency_keys where key like '%:' || :key order by key`,
    { key },
  );
  return rows.map((row) => row.key);
};

/** Names rows as the release before did, without a merchant, and migrates. */
const migrateKeys = async (): Promise<void> => {
  const opened = openDatabase(shop.testDatabase.migratorUrl, { size: 1 });
  const { pool } = opened.transactions;
  await pool.raw(`create temporary table kept as select * from idempotency_keys`);
  await migration.down(pool);
  await pool.raw(
    `insert into idempotency_keys select scope, regexp_replace(key, '@[0-9]+:', ':'), request_hash, state, answer_status,
       answer_body, created_at, expires_at, holder
     from kept on conflict (scope, key) do nothing`,
  );
  await migration.up(pool);
  await opened.close();
};

test('a key of the release before keeps its response for its caller, its merchant and its body until it expires', async () => {
  const member = await shop.addMember(own, 'MANAGER');
  await shop.database.rows(
    `insert into memberships (merchant_id, user_id, role, refund_limit_minor, created_at)
     values (:merchantId, :userId, 'MANAGER', 0, now())`,
    { merchantId: other.id, userId: member.userId },
  );
  const made = accepted(await create(own.api, 'kept'));
  accepted(await create(own.api, 'expired'));
  accepted(await create(member.api, 'of-two'));
  await shop.database.rows(
    `update idempotency_keys set expires_at = now() - interval '1 second' where key like '%:expired'`,
  );
  await migrateKeys();

  const kept = await storedKeys('kept');
  expect(kept.map((key) => key.replace(/^user:\d+/, ''))).toEqual([':kept', `@${own.id}:kept`]);
  // Of two merchants nothing says which was meant.
  expect(await storedKeys('of-two')).toEqual([`user:${member.userId}:of-two`]);

  const again = await create(own.api, 'kept');
  expect(again).toMatchObject({ status: 201, body: made });
  expect(again.headers.get('idempotent-replayed')).toBe('true');
  expect(await create(own.api, 'kept', 'Друго')).toMatchObject({
    status: 422,
    body: { code: 'input.request-key-reused' },
  });
  const created = await create(own.api, 'expired');
  expect([created.status, created.headers.get('idempotent-replayed')]).toEqual([201, null]);
  const others = await create(other.api, 'kept');
  expect([others.status, others.body.merchantId]).toEqual([201, other.id]);
  expect(others.headers.get('idempotent-replayed')).toBeNull();
});

test('a row of the new release stays as it is when the keys are migrated', async () => {
  const made = accepted(await create(own.api, 'new'));
  await shop.database.rows(
    `insert into idempotency_keys (scope, key, request_hash, state, answer_status, answer_body, created_at, expires_at)
     select scope, regexp_replace(key, '@[0-9]+:', ':'), 'another', state, 200, '{}', created_at, expires_at
     from idempotency_keys where key like '%@%:new'`,
  );
  const opened = openDatabase(shop.testDatabase.migratorUrl, { size: 1 });
  const { pool } = opened.transactions;
  await pool.raw('alter table dispute_evidence drop column request_key');
  await migration.up(pool);
  await opened.close();
  expect((await create(own.api, 'new')).body).toEqual(made);
});
