import type { Clock } from '#kernel/clock.ts';
import type { Invariant } from '#kernel/invariant.ts';
import { sampleSubjectId } from '../../domain/event-subject.ts';
import type { Database } from '#platform/database/database.ts';

type Deps = Readonly<{ database: Database; clock: Clock }>;

const dayMs = 86_400_000;
/** The youngest events of each merchant that are counted. */
const counted = 1_000;

/** Payments of the last day, since events of the merchant are stored, that are not SUCCEEDED with exactly one event that says so. */
const withoutEvent = `
  with span as (
    select greatest(cast(:since as timestamptz), (select min(at) from merchant_events)) as start
  ), events as (
    select e.subject_id, count(*) as times from merchant_events e
    where e.type = 'payment.succeeded' and e.subject_id <> '${sampleSubjectId}' and e.at >= (select start from span)
    group by e.subject_id
  ), succeeded as (
    select cast(p.id as text) as id
    from payments p join merchant_event_counters c on c.merchant_id = p.merchant_id
    where p.status = 'SUCCEEDED' and p.succeeded_at > (select start from span)
      and p.succeeded_at > c.since + interval '1 minute'
  )
  select coalesce(s.id, e.subject_id) as id from succeeded s full join events e on e.subject_id = s.id
  where s.id is null and not exists (
      select from payments p where cast(p.id as text) = e.subject_id and p.status = 'SUCCEEDED')
    or s.id is not null and e.times is distinct from 1
  order by 1 limit 100`;

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
      const rows = await database.rows<{ id: string }>(withoutEvent, { since });
      return rows.map(({ id }) => ({ record: `payment ${id}` }));
    },
  },
  {
    code: 'doctor.event-numbers',
    violations: async () => {
      const rows = await database.rows<{ id: number }>(withGap);
      return rows.map(({ id }) => ({ record: `merchant ${id}` }));
    },
  },
];
