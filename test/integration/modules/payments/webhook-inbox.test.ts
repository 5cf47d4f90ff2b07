import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SqlWebhookInbox } from '#modules/payments/adapters/postgres/sql-webhook-inbox.ts';
import type { WebhookEvent } from '#modules/payments/ports/webhook-events.ts';
import type { Database } from '#platform/database/database.ts';
import { openTestDatabase, type OpenTestDatabase } from '#test/support/open-database.ts';

let opened: OpenTestDatabase;
let database: Database;
let inbox: SqlWebhookInbox;

beforeAll(async () => {
  opened = await openTestDatabase(4);
  database = opened.database;
  inbox = new SqlWebhookInbox({ database });
});
afterAll(async () => {
  await opened.close();
});

const now = new Date('2026-11-22T10:00:00.123Z');

const event = (eventId: string, about: string): WebhookEvent => ({
  eventId,
  type: 'payment_intent.succeeded',
  account: eventId.endsWith('1') ? 'acct_1' : null,
  liveMode: false,
  isHandled: true,
  pointsAt: { object: 'payment_intent', objectId: null, key: null, sessionId: null, intentId: null },
  payload: { about },
});

const add = (eventId: string, about = 'кафе "Витоша" \\ 100 %') =>
  inbox.receive('stripe', event(eventId, about), now);

const stored = () =>
  database.rows<Record<string, unknown>>(
    'select * from provider_events where provider = :provider order by id',
    {
      provider: 'stripe',
    },
  );

it('webhook events that arrive at once are stored once each, and one caller of each gets the id', async () => {
  const ids = await Promise.all(['evt_2', 'evt_1', 'evt_2', 'evt_3'].map((eventId) => add(eventId)));
  const rows = await stored();
  const idOf = (eventId: string) => rows.find((row) => row['event_id'] === eventId)?.['id'];
  expect(rows).toHaveLength(3);
  const [oneOfTwo, first, otherOfTwo, third] = ids;
  expect([first, third]).toEqual([idOf('evt_1'), idOf('evt_3')]);
  expect(new Set([oneOfTwo, otherOfTwo])).toEqual(new Set([idOf('evt_2'), null]));
  expect(rows.find((row) => row['event_id'] === 'evt_1')).toMatchObject({
    type: 'payment_intent.succeeded',
    account: 'acct_1',
    live_mode: false,
    payload: { about: 'кафе "Витоша" \\ 100 %' },
    state: 'NEW',
    attempts: 0,
    received_at: now.toISOString(),
    next_attempt_at: now.toISOString(),
  });
  expect(rows.find((row) => row['event_id'] === 'evt_2')).toMatchObject({ account: null });
});

it('a repeated webhook event is not stored and does not delay the others', async () => {
  const [again, other] = await Promise.all([add('evt_1', 'repeated'), add('evt_4')]);
  expect(again).toBeNull();
  expect(other).toEqual(expect.any(Number));
  expect((await stored()).find((row) => row['event_id'] === 'evt_1')).not.toMatchObject({
    payload: { about: 'repeated' },
  });
});

it('a webhook event that cannot be stored fails only its own caller', async () => {
  const [bad, good] = await Promise.allSettled([add('evt_5', 'zero \u0000 byte'), add('evt_6')]);
  expect(bad.status).toBe('rejected');
  expect(good).toMatchObject({ status: 'fulfilled', value: expect.any(Number) });
  expect((await stored()).map((row) => row['event_id'])).toEqual(expect.arrayContaining(['evt_6']));
});

it('a claim skips webhook events of another claim in progress without waiting', async () => {
  const otherConnection = AsyncLocalStorage.snapshot();
  const due = { now, leaseEndsAt: new Date(now.getTime() + 120_000), limit: 2 };
  await database.transact(async () => {
    const claimed = await inbox.claimDue(due);
    const others = await otherConnection(() => inbox.claimDue(due));
    expect(new Set([...claimed, ...others]).size).toBe(4);
  });
});
