import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Jobs } from '#kernel/jobs.ts';
import { SqlWebhookInbox } from '#modules/payments/adapters/postgres/sql-webhook-inbox.ts';
import { ReceiveWebhookEvent } from '#modules/payments/application/receive-webhook-event.ts';
import type { WebhookEvent } from '#modules/payments/ports/webhook-events.ts';
import { BossJobs } from '#platform/jobs/boss-jobs.ts';
import { createLog } from '#platform/log.ts';
import { Meters } from '#platform/metrics/meters.ts';
import { openTestDatabase, type OpenTestDatabase } from '#test/support/open-database.ts';

let opened: OpenTestDatabase;
let jobs: BossJobs;
beforeAll(async () => {
  opened = await openTestDatabase(4);
  const { database, url } = opened;
  jobs = new BossJobs({ database, url, meters: new Meters(), log: createLog('silent') });
});
afterAll(async () => {
  await jobs.close();
  await opened.close();
});

const event = (eventId: string): WebhookEvent => ({
  eventId,
  type: 'payment_intent.succeeded',
  account: null,
  liveMode: false,
  isActedOn: true,
  pointsAt: { object: 'payment_intent', key: 'key', sessionId: null, intentId: null },
  payload: {},
});

/** The body is the id of the event. */
const receive = (body: string, queue: Pick<Jobs, 'enqueue'> = jobs): Promise<void> =>
  new ReceiveWebhookEvent({
    webhookEvents: { verify: event } as never,
    inbox: new SqlWebhookInbox(opened),
    providerSettings: { name: 'stripe', isLive: false } as never,
    jobs: queue,
    work: opened.database,
    clock: { now: () => new Date('2026-11-22T10:00:00Z') },
  }).execute({ body, signature: undefined });

const stored = async () => {
  const rows = await opened.database.rows<{ event: string; jobs: number }>(
    `select e.event_id as event, count(j.id)::int as jobs from provider_events e
     left join pgboss.job j on (j.data->>'inboxId')::bigint = e.id group by e.event_id order by 1`,
  );
  return Object.fromEntries(rows.map(({ event, jobs: count }) => [event, count]));
};

test('a webhook event is stored with one job, however many times it is delivered', async () => {
  await Promise.all([receive('evt_1'), receive('evt_1')]);
  await receive('evt_1');
  expect(await stored()).toEqual({ evt_1: 1 });
});

test('a webhook event whose job cannot be enqueued is not stored, and the provider delivers it again', async () => {
  const broken = { enqueue: () => Promise.reject(new Error('no queue')) };
  await expect(receive('evt_2', broken)).rejects.toThrow('no queue');
  expect(await stored()).not.toHaveProperty('evt_2');
  await receive('evt_2');
  expect(await stored()).toMatchObject({ evt_2: 1 });
});
