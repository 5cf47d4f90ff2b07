import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { Clock } from '#kernel/clock.ts';
import { forgetOldPayloads } from '#modules/payments/adapters/postgres/forget-old-payloads.ts';
import { DeleteOldSessions } from '#modules/users/adapters/postgres/delete-old-sessions.ts';

let shop: TestApplication;
beforeAll(async () => {
  shop = await startApplication({ isWorking: false });
});
afterAll(() => shop.stop());

test('payloads of webhook events are emptied after ninety days unless the event is NEW or PARKED', async () => {
  const add = (id: string, state: string, days: number) =>
    shop.database.rows(
      `insert into provider_events (provider, event_id, type, live_mode, payload, state, reason, received_at)
       values ('stripe', '${id}', 'charge.updated', false, '{"a":1}', '${state}', 'UNMATCHED', now() - interval '${days} days')`,
    );
  await add('old', 'DONE', 91);
  await add('young', 'DONE', 89);
  await add('parked', 'PARKED', 91);
  const { database, application } = shop;
  const forget = () => forgetOldPayloads({ database, clock: application.resolve(Clock) });
  expect([await forget(), await forget()]).toEqual([1, 0]);
  const remaining = await shop.database.rows<{ id: string }>(
    `select event_id as id from provider_events where payload <> '{}' order by 1`,
  );
  expect(remaining.map(({ id }) => id)).toEqual(['parked', 'young']);
});

test('login sessions are deleted thirty days after their end', async () => {
  const add = (days: number) =>
    shop.database.rows(
      `insert into sessions (id, user_id, created_at, last_seen_at, expires_at, ended_at, end_reason)
       select gen_random_uuid(), id, now() - interval '40 days', now() - interval '40 days', now(),
              now() - interval '${days} days', 'SIGNED_OUT' from users limit 1`,
    );
  await add(31);
  await add(29);
  expect(await shop.application.resolve(DeleteOldSessions)()).toBe(1);
});
