/** Tries at once for one endpoint, over all workers. */
export const mostPerEndpoint = 4;
/** The same for an endpoint that is failing: it holds its places longest. */
const mostPerFailing = 1;
/** Tries at once for all endpoints of one merchant, over all workers; each endpoint may have one beyond it. */
export const mostPerMerchant = 8;

/** The due deliveries of one class of endpoint `e`, the longest due first. */
const dueOf = (replayed: boolean): string => `
  (select x.event_id, x.next_at, ${replayed} as replayed, row_number() over (order by x.next_at) as turn
   from (
     select event_id, next_at from webhook_deliveries
     where endpoint_id = e.id and state = 'WAITING' and replayed = ${replayed} and next_at <= :now
     order by next_at limit ${mostPerEndpoint}
   ) x)`;

/** Endpoints with waiting deliveries, by one look into the index for each. */
const waiting = `waiting(endpoint_id) as (
    (select endpoint_id from webhook_deliveries where state = 'WAITING' order by endpoint_id limit 1)
    union all
    select (
      select d.endpoint_id from webhook_deliveries d
      where d.state = 'WAITING' and d.endpoint_id > w.endpoint_id order by d.endpoint_id limit 1
    ) from waiting w where w.endpoint_id is not null
  )`;

/** The next moment after now at which a delivery becomes due or a lease ends. */
export const nextDue = `
  with recursive ${waiting}
  select min(d.next_at) as "nextAt" from waiting w
  cross join (values (false), (true)) kind(replayed)
  cross join lateral (
    select next_at from webhook_deliveries
    where endpoint_id = w.endpoint_id and state = 'WAITING' and replayed = kind.replayed and next_at > :now
    order by next_at limit 1
  ) d`;

/**
 * Of the endpoints with waiting deliveries of each as many as it has room for, new and
 * replayed ones in turn; of all those the first of each endpoint before the second of any, and no more for a merchant
 * than its share.
 */
export const claimDue = `
  with recursive ${waiting}, candidates as (
    select e.id as endpoint_id, e.merchant_id, due.event_id, due.next_at, due.turn, room.busy = 0 and due.turn = 1 as is_first,
      e.failing_since is not null as failing
    from waiting w
    join webhook_endpoints e on e.id = w.endpoint_id and e.state = 'ENABLED' and not e.beyond_plan
    cross join lateral (
      select count(*) as busy,
        case when e.failing_since is null then ${mostPerEndpoint} else ${mostPerFailing} end - count(*) as free
      from webhook_deliveries l where l.endpoint_id = e.id and l.lease is not null and l.leased_until > :now
    ) room
    cross join lateral (
      select d.event_id, d.next_at, row_number() over (order by d.turn, d.replayed) as turn
      from (${dueOf(false)} union all ${dueOf(true)}) d
      order by turn limit greatest(room.free, 0)
    ) due
  ), busy as (
    select o.merchant_id, count(*) as places
    from webhook_deliveries l join webhook_endpoints o on o.id = l.endpoint_id
    where l.lease is not null and l.leased_until > :now group by o.merchant_id
  ), shared as (
    select *, row_number() over (partition by merchant_id order by turn, next_at)
      + coalesce((select b.places from busy b where b.merchant_id = c.merchant_id), 0) as place_of_merchant
    from candidates c
  ), ranked as (
    select *, row_number() over (partition by failing order by turn, next_at) as place
    from shared where is_first or place_of_merchant <= ${mostPerMerchant}
  ), chosen as (
    select d.endpoint_id, d.event_id
    from ranked r
    join webhook_deliveries d on d.endpoint_id = r.endpoint_id and d.event_id = r.event_id
    where d.state = 'WAITING' and d.next_at <= :now and (not r.failing or r.place <= :failingLimit)
    order by r.turn, r.next_at
    limit :limit
    for update of d skip locked
  )
  update webhook_deliveries d set lease = cast(:lease as uuid), leased_until = :until, next_at = :until
  from chosen c where d.endpoint_id = c.endpoint_id and d.event_id = c.event_id
  returning d.endpoint_id as "endpointId", d.event_id as "eventId"`;

/** What a worker needs of its claim. */
export const readClaimed = `
  select d.endpoint_id as "endpointId", d.event_id as "eventId", e.url, e.failing_since is not null as "isFailing",
    v.type, v.merchant_id as "merchantId", v.sequence, v.at, v.data as content, v.version, e.version as wanted,
    (select json_agg(encode(s.sealed, 'base64') order by s.id desc) from webhook_secrets s
     where s.endpoint_id = e.id and (s.expires_at is null or s.expires_at > :now)) as secrets
  from webhook_deliveries d
  join webhook_endpoints e on e.id = d.endpoint_id
  join merchant_events v on v.id = d.event_id
  where d.lease = cast(:lease as uuid) and d.endpoint_id = any(:endpointIds)
  order by v.at, v.sequence`;
