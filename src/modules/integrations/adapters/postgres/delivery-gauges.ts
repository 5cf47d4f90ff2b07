import type { Clock } from '#kernel/clock.ts';
import type { Gauge } from '#kernel/gauge.ts';
import type { Database } from '#platform/database/database.ts';
import { readAtMost } from '#platform/metrics/read-at-most.ts';

type Deps = Readonly<{ database: Database; clock: Clock }>;

/** A worker looks at least each half minute, and an endpoint with many deliveries has four tries at once. */
const overdueAfterMs = 60_000;
const pauseMs = 15_000;

/** Gauges of webhook deliveries. A delivery is overdue when its endpoint has nothing under way and no worker takes it. */
export const deliveryGauges = ({ database, clock }: Deps): Gauge[] => [
  readAtMost(pauseMs, {
    name: 'plateno_webhook_deliveries',
    help: 'Webhook deliveries to merchants: waiting for a try, or due for a minute at an endpoint that no worker sends to.',
    labels: ['state'],
    read: async () => {
      const now = clock.now();
      const [row] = await database.rows<{ waiting: number; overdue: number }>(
        `select count(*)::int as waiting,
           (count(*) filter (where d.next_at < :overdue and d.lease is null and not exists (
             select from webhook_deliveries l
             where l.endpoint_id = d.endpoint_id and l.lease is not null and l.leased_until > :now)))::int as overdue
         from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id and not e.beyond_plan
         where d.state = 'WAITING'`,
        { now, overdue: new Date(now.getTime() - overdueAfterMs) },
      );
      return [
        { labels: { state: 'waiting' }, value: row!.waiting },
        { labels: { state: 'overdue' }, value: row!.overdue },
      ];
    },
  }),
];
