import { Notifications } from '#platform/database/notifications.ts';
import { drainAll } from '#platform/drain-all.ts';
import { createLog } from '#platform/log.ts';
import { DeliverWebhook } from '#modules/integrations/application/deliver-webhook.ts';
import { DeliveryDispatcher } from '#modules/integrations/adapters/jobs/delivery-dispatcher.ts';
import { SqlWebhookDeliveries } from '#modules/integrations/adapters/postgres/sql-webhook-deliveries.ts';
import { SqlWebhookEndpoints } from '#modules/integrations/adapters/postgres/sql-webhook-endpoints.ts';
import { HttpWebhookSender } from '#modules/integrations/adapters/webhooks/http-webhook-sender.ts';
import { SealedWebhookSecrets } from '#modules/integrations/adapters/webhooks/sealed-webhook-secrets.ts';
import type { MerchantEventType } from '#kernel/merchant-fact.ts';
import type { WebhookSender } from '#modules/integrations/ports/webhook-sender.ts';
import { cryptoRandom } from '#platform/random.ts';
import { FixedClock } from '#test/fakes/fixed-clock.ts';
import { RecordedJobs } from '#test/fakes/recorded-jobs.ts';
import { insertMerchant } from '#test/support/insert-rows.ts';
import { openTestDatabase } from '#test/support/open-database.ts';

type DeliveryRow = Readonly<{
  endpointId: number;
  eventId: string;
  state: string;
  attempts: number;
  nextAt: string | null;
  lease: string | null;
}>;
type AttemptRow = Readonly<{
  seq: number;
  status: number | null;
  error: string | null;
  answer: string | null;
}>;

/** Deliveries on PostgreSQL and HTTP with a clock that the test sets; events are inserted as rows. */
export const openDeliveryBench = async () => {
  const { database, url, close: closeDatabase } = await openTestDatabase(8);
  const clock = new FixedClock(new Date());
  const jobs = new RecordedJobs();
  const log = createLog('silent');
  const random = cryptoRandom;
  const audited: string[] = [];
  const audit = { record: async ({ action }: { action: string }) => void audited.push(action) };
  const deliveries = new SqlWebhookDeliveries({ database, random });
  const endpoints = new SqlWebhookEndpoints({ database });
  const config = { secondFactors: { required: 'off', secretsKeys: [new Uint8Array(32).fill(7)] } } as const;
  const secrets = new SealedWebhookSecrets({ config, random });
  const limits = { connect: 5_000, whole: 15_000 };
  const standardSender = new HttpWebhookSender({ permitsLoopback: true, limits });
  const workers = new Map<DeliveryDispatcher, () => Promise<void>>();
  let merchants = 0;
  let sequence = 0;

  /** A worker: its dispatcher on its own listener. */
  const startWorker = (sender: WebhookSender = standardSender) => {
    const notifications = new Notifications({ url, database, log });
    const deps = { audit, clock, deliveries, endpoints, jobs, random, secrets, sender, work: database };
    const deliver = new DeliverWebhook(deps);
    const dispatcher = new DeliveryDispatcher({ clock, deliveries, deliver, log, notifications, random });
    dispatcher.start();
    const stop = async (): Promise<void> => {
      if (!workers.delete(dispatcher)) return;
      await dispatcher.close();
      await notifications.close();
    };
    workers.set(dispatcher, stop);
    return { stop };
  };

  const addMerchant = async (): Promise<number> => {
    merchants += 1;
    return insertMerchant(database, merchants, {});
  };

  const addEndpoint = async (merchantId: number, address: string) => {
    const now = clock.now();
    const id = await endpoints.add({
      merchantId,
      url: address,
      types: [],
      description: null,
      state: 'ENABLED',
      disabledReason: null,
      disabledAt: null,
      version: '2026-12-01',
      failingSince: null,
      warnedAt: null,
      receivesSince: now,
      isBeyondPlan: false,
      createdBy: 'user:1',
      createdAt: now,
    });
    const { text: secret, sealed } = secrets.create(id);
    await endpoints.addSecret(id, { sealed, now, oldUntil: now });
    await database.rows(
      `insert into audit_log (at, actor, action, subject_type, subject_id, data)
       values (now(), 'system:tests', 'webhook-endpoint.created', 'webhook-endpoint', :id, :data)`,
      { id, data: JSON.stringify({ merchantId, url: address }) },
    );
    return { id, secret };
  };

  /** What a worker does when an event is stored: it looks at once. */
  const wake = () => database.rows(`select pg_notify('plateno', 'webhook-deliveries ')`);
  const advance = async (ms: number): Promise<void> => {
    clock.advance(ms);
    await wake();
  };

  /** Events with their deliveries to the endpoint, as the recorder stores them, and one wake. */
  const addEvents = async (
    merchantId: number,
    endpointId: number,
    count = 1,
    { type = 'payment.succeeded' }: Readonly<{ type?: MerchantEventType }> = {},
  ): Promise<void> => {
    const first = sequence + 1;
    sequence += count;
    await database.transact(async () => {
      await database.rows(
        `with numbers as (select generate_series(cast(:first as bigint), cast(:last as bigint)) as n), stored as (
           insert into merchant_events (id, merchant_id, sequence, type, subject_type, subject_id, at, data, version)
           select gen_random_uuid(), :merchantId, n, :type, 'payment', n::text, :now,
             json_build_object('object', json_build_object('id', n)), '2026-12-01' from numbers
           returning id, at, sequence
         )
         insert into webhook_deliveries (endpoint_id, event_id, state, next_at, created_at)
         select cast(:endpointId as bigint), id, 'WAITING', at, at from stored order by sequence`,
        { first, last: sequence, merchantId, type, now: clock.now(), endpointId },
      );
      await wake();
    });
  };

  const rows = (endpointId: number) =>
    database.rows<DeliveryRow>(
      `select endpoint_id as "endpointId", event_id as "eventId", state, attempts, next_at as "nextAt", lease
       from webhook_deliveries where endpoint_id = :endpointId order by created_at, event_id`,
      { endpointId },
    );

  return {
    addEndpoint,
    addEvents,
    addMerchant,
    advance,
    audited,
    clock,
    database,
    deliveries,
    endpoints,
    jobs,
    secrets,
    startWorker,
    rows,
    /** The first delivery of the endpoint. */
    row: async (endpointId: number): Promise<DeliveryRow> => (await rows(endpointId))[0]!,
    /** Makes the tries that are due in all workers, and waits for their results. */
    drain: () => drainAll([...workers.keys()].map((dispatcher) => () => dispatcher.drain())),
    attempts: (endpointId: number) =>
      database.rows<AttemptRow>(
        `select seq, status, error, answer from webhook_attempts where endpoint_id = :endpointId order by event_id, seq`,
        { endpointId },
      ),
    close: async (): Promise<void> => {
      for (const stop of workers.values()) await stop();
      await closeDatabase();
    },
  };
};
export type DeliveryBench = Awaited<ReturnType<typeof openDeliveryBench>>;
