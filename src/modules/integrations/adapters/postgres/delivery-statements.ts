import { deliveryTopic } from './event-rows.ts';
import { eventUuid } from './store-events.ts';

const ofKey = 'd.endpoint_id = :endpointId and d.event_id = cast(:eventId as uuid)';

/** `e` is the endpoint: what would wait at a DISABLED one is DEAD. */
const stateThen = `case when :state = 'WAITING' and e.state = 'DISABLED' then 'DEAD' else :state end`;

/** Stores a try of the delivery in `c`, numbered after those before it. */
const addAttempt = `
  insert into webhook_attempts (endpoint_id, event_id, seq, at, millis, status, error, answer)
  select c.endpoint_id, c.event_id,
    coalesce((select max(a.seq) from webhook_attempts a
      where a.endpoint_id = c.endpoint_id and a.event_id = c.event_id), 0) + 1,
    :at, :millis, cast(:status as integer), :error, :answer`;

export const record = `${addAttempt} from (select d.endpoint_id, d.event_id from webhook_deliveries d where ${ofKey}) c`;

/** Stores a try and what follows. */
export const settle = `
  with changed as (
    update webhook_deliveries d set state = ${stateThen}, attempts = :tries, last_status = cast(:status as integer),
      next_at = case when ${stateThen} = 'WAITING' then cast(:nextAt as timestamptz) end,
      done_at = case when ${stateThen} = 'WAITING' then null else cast(:now as timestamptz) end,
      lease = null, leased_until = null
    from webhook_endpoints e where e.id = d.endpoint_id and ${ofKey}
    returning d.endpoint_id, d.event_id
  )
  ${addAttempt} from changed c`;

/** Another worker takes it over at once. */
export const release = `
  with released as (
    update webhook_deliveries d set next_at = :now, lease = null, leased_until = null
    where ${ofKey} and lease = cast(:lease as uuid) and state = 'WAITING' returning 1
  )
  select pg_notify('plateno', '${deliveryTopic} ') from released`;

export const bury = `
  update webhook_deliveries set state = 'DEAD', next_at = null, done_at = :now, lease = null, leased_until = null
  where endpoint_id = :endpointId and state = 'WAITING' and (lease is null or leased_until <= :now)
  returning event_id`;

/** A try under way loses its lease: the receiver may have had it before it was asked for again. */
export const resend = `
  update webhook_deliveries d set state = 'WAITING', attempts = 0, done_at = null, replayed = false,
    next_at = cast(:now as timestamptz), lease = null, leased_until = null
  where ${ofKey} returning d.event_id`;

/**
 * Events that the endpoint would get today, and those that it got: also events of a time when it was DISABLED. What
 * waits is on its way.
 */
const replayed = `
  from merchant_events v
  left join webhook_deliveries d on d.endpoint_id = :endpointId and d.event_id = v.id
  where v.merchant_id = :merchantId and v.at >= :from and v.at < :to
    and (d.event_id is not null or (v.type <> 'webhook.test'
      and (cardinality(cast(:types as text[])) = 0 or v.type = any(cast(:types as text[])))))
    and d.state is distinct from 'WAITING' and (not cast(:onlyFailed as boolean) or d.state is distinct from 'DONE')`;

export const countReplay = `select count(*)::int as count from (select ${replayed} limit :most) x`;

/** Due one microsecond after another, so that they are sent in the order of the events. */
export const replay = `
  insert into webhook_deliveries (endpoint_id, event_id, state, next_at, created_at, replayed)
  select cast(:endpointId as bigint), v.id, 'WAITING',
    cast(:now as timestamptz) + row_number() over (order by v.sequence) * interval '1 microsecond', :now, true
  ${replayed}
  on conflict (endpoint_id, event_id) do update set state = 'WAITING', attempts = 0, next_at = excluded.next_at,
    done_at = null, replayed = true
  returning event_id`;

/** Numbers, stores and delivers one event as `storeEvents` does, to one endpoint alone. */
export const addTest = `
  with c as (
    insert into merchant_event_counters as n (merchant_id, last, last_ms, since)
    values (:merchantId, 1, cast(:ms as bigint), cast(:at as timestamptz))
    on conflict (merchant_id) do update set last = n.last + 1, last_ms = greatest(n.last_ms, excluded.last_ms)
    returning last, last_ms
  ), stored as (
    insert into merchant_events (id, merchant_id, sequence, type, subject_type, subject_id, at, data, version)
    select ${eventUuid}, cast(:merchantId as bigint), c.last, 'webhook.test', 'webhook-endpoint',
      cast(cast(:endpointId as bigint) as text), cast(:at as timestamptz), cast(:data as json), :version
    from c cross join lateral (select lpad(to_hex(c.last), 9, '0') as hex) n
    cross join lateral (select cast(:tail as text) as tail) f
    returning id
  )
  insert into webhook_deliveries (endpoint_id, event_id, state, next_at, created_at)
  select cast(:endpointId as bigint), id, 'WAITING', cast(:at as timestamptz), cast(:at as timestamptz) from stored
  returning event_id as "eventId"`;

type Repair = Readonly<{
  sql: string;
  /** Whether it compares with the longest lease. */ isOfLease: boolean;
}>;

export const repairs: readonly Repair[] = [
  {
    // Retries that a clock ahead of this one has planned; normally no try is later than now.
    sql: `update webhook_deliveries d set next_at = :now
      from webhook_attempts a
      where a.at > :now and d.endpoint_id = a.endpoint_id and d.event_id = a.event_id
        and d.state = 'WAITING' and d.next_at > :now and d.lease is null`,
    isOfLease: false,
  },
  {
    sql: `update webhook_deliveries d set next_at = :now
      from webhook_endpoints e
      where d.endpoint_id = e.id and d.created_at > :now and d.state = 'WAITING' and d.next_at > :now
        and d.lease is null`,
    isOfLease: false,
  },
  {
    // No lease is longer: its holder finishes within it by any clock.
    sql: `update webhook_deliveries set leased_until = :longest, next_at = :longest
      where lease is not null and leased_until > :longest and state = 'WAITING'`,
    isOfLease: true,
  },
  {
    sql: `update webhook_deliveries d set state = 'DEAD', next_at = null, done_at = :now, lease = null,
        leased_until = null
      from webhook_endpoints e
      where e.id = d.endpoint_id and e.state = 'DISABLED' and d.lease is not null and d.leased_until <= :now
        and d.state = 'WAITING'`,
    isOfLease: false,
  },
];
