import type { Random } from '#kernel/random.ts';
import type { Database } from '#platform/database/database.ts';
import type { EventDraft } from '../../domain/event-draft.ts';
import { deliveryTopic, topic } from './event-rows.ts';

type Deps = Readonly<{ database: Database; random: Random }>;

/** Events of one statement. */
const most = 500;
/** Hexadecimal digits at the end of an id. */
const randomDigits = 9;

/** The random end of an id. */
export const randomTail = (random: Random): string =>
  Buffer.from(random.bytes(5)).toString('hex').slice(0, randomDigits);

/**
 * A UUID of version 7 (RFC 9562, 5.7 and 6.2): the milliseconds, then the sequence of the merchant in 36 bits as counter,
 * then 36 random bits. Built here, because an id may only be chosen once the number is: ids rise with the sequence.
 */
export const eventUuid = `cast(lpad(to_hex(c.last_ms), 12, '0') || '7' || substr(n.hex, 1, 3) || '8' || substr(n.hex, 4, 6) || f.tail
  as uuid)`;

/**
 * Locks in this order: the merchants and endpoints, which the foreign keys would lock later, then the counters of the
 * merchants, each in the order of ids. An endpoint that is being deleted is waited for, and left out when it is gone. The
 * counter row is held until the commit, so that the numbers of a merchant are committed in their order.
 */
const statement = `
  with facts as materialized (
    select * from json_to_recordset(cast(:facts as json)) as f("merchantId" bigint, place bigint, "placeOfLast" bigint,
      type text, "subjectType" text, "subjectId" text, at timestamptz, data json, version text, tail text)
  ), owners as materialized (
    select m.id from merchants m where m.id in (select f."merchantId" from facts f) order by m.id for key share
  ), endpoints as materialized (
    select e.id, e.merchant_id, e.types from webhook_endpoints e
    where e.merchant_id in (select id from owners) and e.state = 'ENABLED' and not e.beyond_plan
    order by e.id for key share
  ), counters as (
    insert into merchant_event_counters as c (merchant_id, last, last_ms, since)
    select o.id, count(*), cast(:ms as bigint), min(f.at) from owners o join facts f on f."merchantId" = o.id
    where (select count(*) from endpoints) >= 0
    group by o.id order by o.id
    on conflict (merchant_id) do update
      set last = c.last + excluded.last, last_ms = greatest(c.last_ms, excluded.last_ms)
    returning merchant_id, last, last_ms
  ), added as (
    insert into merchant_events (id, merchant_id, sequence, type, subject_type, subject_id, at, data, version)
    select ${eventUuid}, f."merchantId", n.number, f.type, f."subjectType", f."subjectId", f.at, f.data, f.version
    from facts f join counters c on c.merchant_id = f."merchantId"
    cross join lateral (select c.last - f."placeOfLast" + f.place as number) s
    cross join lateral (select s.number, lpad(to_hex(s.number), 9, '0') as hex) n
    returning id, merchant_id, type, at
  ), awaited as (
    insert into webhook_deliveries (endpoint_id, event_id, state, next_at, created_at)
    select e.id, a.id, 'WAITING', a.at, a.at from added a join endpoints e on e.merchant_id = a.merchant_id
    where (cardinality(e.types) = 0 or a.type = any(e.types))
    returning 1
  )
  select pg_notify('plateno', '${topic} ' || c.merchant_id) from counters c
  union all select pg_notify('plateno', '${deliveryTopic} ') where exists (select from awaited)`;

/** The place of each draft among those of its merchant, from 1, and that of the last one. */
const placed = (drafts: readonly EventDraft[]) => {
  const counts = new Map<number, number>();
  const places = drafts.map(({ merchantId }) => {
    const place = (counts.get(merchantId) ?? 0) + 1;
    counts.set(merchantId, place);
    return place;
  });
  return drafts.map((draft, index) => ({
    ...draft,
    place: places[index]!,
    placeOfLast: counts.get(draft.merchantId)!,
  }));
};

/**
 * Numbers and stores events, with their waiting deliveries, and wakes who follows them; one statement for up to 500. Call
 * it last in a transaction.
 */
export const storeEvents = async (
  { database, random }: Deps,
  drafts: readonly EventDraft[],
): Promise<void> => {
  for (let first = 0; first < drafts.length; first += most) {
    const facts = placed(drafts.slice(first, first + most)).map(({ content, ...draft }) => ({
      ...draft,
      data: content,
      tail: randomTail(random),
    }));
    await database.rows(statement, { facts: JSON.stringify(facts), ms: drafts[0]!.at.getTime() });
  }
};
