import type { Clock } from '#kernel/clock.ts';
import type { Gauge } from '#kernel/gauge.ts';
import { countRows } from '#platform/database/count-rows.ts';
import { readAtMost } from '#platform/metrics/read-at-most.ts';
import type { Database } from '#platform/database/database.ts';
import { reviewConditions } from './review-conditions.ts';

type Deps = Readonly<{ database: Database; clock: Clock }>;

const states = ['NEW', 'PARKED'] as const;
/** The sum reads the whole ledger, too much for every scrape. */
const ledgerPauseMs = 5 * 60_000;
const reviewPauseMs = 60_000;

/** Excludes events of foreign objects, which are IGNORED after a quarter of an hour. */
const openEvents = ({ database, clock }: Deps) =>
  database.rows<{ state: string; events: number; seconds: number }>(
    `select state, count(*) as events,
            greatest(0, extract(epoch from :now::timestamptz - min(received_at)))::float8 as seconds
     from provider_events
     where state in ('NEW', 'PARKED') and (state = 'PARKED' or reason is distinct from 'FOREIGN') group by state`,
    { now: clock.now() },
  );

const byState = (
  rows: readonly { state: string; events: number; seconds: number }[],
  figure: 'events' | 'seconds',
) =>
  states.map((state) => ({
    labels: { state },
    value: rows.find((row) => row.state === state)?.[figure] ?? 0,
  }));

/** Gauges of the inbox, attempts, reviews and ledger (reliability, "Invariants"). */
export const paymentGauges = (deps: Deps): Gauge[] => [
  {
    name: 'plateno_provider_events_open',
    help: 'Webhook events not handled yet: due (NEW) or waiting for a person (PARKED).',
    labels: ['state'],
    read: async () => byState(await openEvents(deps), 'events'),
  },
  {
    name: 'plateno_provider_event_oldest_seconds',
    help: 'Age of the oldest webhook event that is not handled.',
    labels: ['state'],
    read: async () => byState(await openEvents(deps), 'seconds'),
  },
  {
    name: 'plateno_payment_attempts_overdue',
    help: 'Open attempts past their deadline.',
    read: async () => {
      const [row] = await deps.database.rows<{ attempts: number }>(
        `select count(*) as attempts from payment_attempts
         where state in ('PREPARED', 'OPEN') and expires_at < :now`,
        { now: deps.clock.now() },
      );
      return row!.attempts;
    },
  },
  readAtMost(reviewPauseMs, {
    name: 'plateno_payments_to_review',
    help: 'Payments that need review, by reason: mismatch, failed refund, unrefunded duplicate, dispute, refund burst.',
    labels: ['reason'],
    read: async () => {
      const figures = [];
      for (const [reason, condition] of Object.entries(reviewConditions)) {
        figures.push({
          labels: { reason },
          value: await countRows(deps.database, `payments p where ${condition}`),
        });
      }
      return figures;
    },
  }),
  readAtMost(ledgerPauseMs, {
    name: 'plateno_ledger_imbalance_minor',
    help: 'Sum of all ledger entries in minor units; anything but 0 is a defect.',
    labels: ['currency'],
    read: async () => {
      const rows = await deps.database.rows<{ currency: string; sum: number }>(
        `select currency, sum(amount_minor)::bigint as sum from ledger_entries group by currency`,
      );
      return rows.map(({ currency, sum }) => ({ labels: { currency }, value: sum }));
    },
  }),
];
