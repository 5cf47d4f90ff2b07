import type { Clock } from '#kernel/clock.ts';
import type { Invariant } from '#kernel/invariant.ts';
import type { Database } from '#platform/database/database.ts';

type Deps = Readonly<{ database: Database; clock: Clock }>;

const dayMs = 86_400_000;
/** The youngest events of each merchant that are counted. */
const counted = 1_000;

/** Payments of the last day that became SUCCEEDED since events are stored. */
const withoutEvent = `
  select p.id from payments p
  where p.status = 'SUCCEEDED' and p.succeeded_at > greatest(cast(:since as timestamptz),
      (select min(at) from merchant_events))
    and not exists (
      select from merchant_events e where e.merchant_id = p.merchant_id and e.type = 'payment.succeeded'
        and e.subject_id = cast(p.id as text))
  order by p.id limit 100`;

/** The numbers of the youngest events, up to that of the counter, have no gap. */
const withGap = `
  select c.merchant_id as id from merchant_event_counters c
  cross join lateral (
    select count(*) as kept, min(sequence) as first, max(sequence) as last from (
      select sequence from merchant_events e
      where e.merchant_id = c.merchant_id and e.sequence > c.last - ${counted}) young
  ) s
  where s.kept > 0 and (s.last <> c.last or s.last - s.first + 1 <> s.kept)
  order by c.merchant_id`;

/** What the doctor checks of events. */
export const eventChecks = ({ database, clock }: Deps): Invariant[] => [
  {
    code: 'doctor.payments-have-events',
    violations: async () => {
      const since = new Date(clock.now().getTime() - dayMs);
      const rows = await database.rows<{ id: number }>(withoutEvent, { since });
      return rows.map(({ id }) => `payment ${id}`);
    },
  },
  {
    code: 'doctor.event-numbers',
    violations: async () => {
      const rows = await database.rows<{ id: number }>(withGap);
      return rows.map(({ id }) => `merchant ${id}`);
    },
  },
];
