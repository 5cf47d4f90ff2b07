import { afterAll, beforeAll, expect, test } from 'vitest';
import { InboxWake } from '#modules/payments/adapters/jobs/inbox-wake.ts';
import { SqlWebhookInbox } from '#modules/payments/adapters/postgres/sql-webhook-inbox.ts';
import { ReceiveWebhookEvent } from '#modules/payments/application/receive-webhook-event.ts';
import type { WebhookEvent } from '#modules/payments/ports/webhook-events.ts';
import type { BossJobs } from '#platform/jobs/boss-jobs.ts';
import { createLog } from '#platform/log.ts';
import { openTestDatabase, type OpenTestDatabase } from '#test/support/open-database.ts';
import { openJobs } from '#test/support/open-jobs.ts';

const log = createLog('silent');
let opened: OpenTestDatabase;
let jobs: BossJobs;
let closeJobs: () => Promise<void>;
beforeAll(async () => {
  opened = await openTestDatabase(4);
  ({ jobs, close: closeJobs } = openJobs(opened, log));
});
afterAll(async () => {
  await closeJobs();
  await opened.close();
});

const event = (eventId: string): WebhookEvent => ({
  eventId,
  type: 'payment_intent.succeeded',
  account: null,
  liveMode: false,
  isHandled: true,
  pointsAt: { object: 'payment_intent', objectId: null, key: 'key', sessionId: null, intentId: null },
  payload: {},
});

/** A process that receives events until it is closed; each body is an event id. */
const receiver = (queue: Pick<BossJobs, 'enqueue'> = jobs) => {
  const inboxWake = new InboxWake({ jobs: queue, log });
  const receive = new ReceiveWebhookEvent({
    webhookEvents: { verify: event } as never,
    inbox: new SqlWebhookInbox(opened),
    providerSettings: { name: 'stripe', isLive: false } as never,
    wakeWorker: inboxWake.wake,
    clock: { now: () => new Date('2026-11-22T10:00:00Z') },
  });
  return {
    receive: (body: string) => receive.execute({ body, signature: undefined, endpoint: 'PLATFORM' }),
    close: () => inboxWake.flush(),
  };
};

const stored = async (): Promise<string[]> => {
  const rows = await opened.database.rows<{ event: string }>(
    'select event_id as event from provider_events order by id',
  );
  return rows.map(({ event }) => event);
};
const waiting = () =>
  opened.database.rows(
    `select data from pgboss.job where name = 'payments.handle-due-events' and state = 'created'`,
  );

test('webhook events of two servers are stored once each, and one job handles all', async () => {
  const servers = [receiver(), receiver()];
  for (const [place, { receive }] of servers.entries()) {
    await Promise.all([receive('evt_1'), receive('evt_1'), receive('evt_2')]);
    await receive('evt_1');
    await receive(`evt_of_${place}`);
  }
  for (const { close } of servers) await close();
  expect((await stored()).toSorted()).toEqual(['evt_1', 'evt_2', 'evt_of_0', 'evt_of_1']);
  expect(await waiting()).toEqual([{ data: {} }]);
});

test('a webhook event is stored and acknowledged while the job queue is away', async () => {
  const { receive, close } = receiver({ enqueue: () => Promise.reject(new Error('no queue')) });
  await receive('evt_3');
  await close();
  expect(await stored()).toContain('evt_3');
});
