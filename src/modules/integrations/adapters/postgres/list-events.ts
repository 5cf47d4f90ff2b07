import type { Actor } from '#kernel/actor.ts';
import { InvalidFields } from '#kernel/failure.ts';
import type { MerchantEventType } from '#kernel/merchant-fact.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import type { Database } from '#platform/database/database.ts';
import { MerchantEventNotFound } from '../../domain/event-failures.ts';
import { uuidOf, type MerchantEvent } from '../../domain/merchant-event.ts';
import { eventColumns, eventOf, type EventRow } from './event-rows.ts';

type Deps = Readonly<{ database: Database }>;
/** Events of a merchant after a number; no types: all. */
export type EventsAfter = Readonly<{
  merchantId: number;
  sequence: number;
  types: readonly MerchantEventType[];
  limit: number;
}>;

/** The merchant whose events the actor reads. @throws SignInNeeded, SecondFactorRequired, NotAllowed, ScopeMissing */
export const readerOfEvents = (actor: Actor): number => mustHold(actor, 'EXPORT', 'events:read');

/** In the order of their numbers; the caller has checked the right. */
export const eventsAfter = async (
  { database }: Deps,
  { types, ...after }: EventsAfter,
): Promise<MerchantEvent[]> => {
  const rows = await database.rows<EventRow>(
    `select ${eventColumns} from merchant_events e
     where e.merchant_id = :merchantId and e.sequence > :sequence
       ${types.length > 0 ? 'and e.type = any(:types)' : ''}
     order by e.sequence limit :limit`,
    { ...after, ...(types.length > 0 && { types: [...types] }) },
  );
  return rows.map(eventOf);
};

const find = async (
  { database }: Deps,
  merchantId: number,
  eventId: string,
): Promise<MerchantEvent | null> => {
  const id = uuidOf(eventId);
  if (id === undefined) return null;
  const [row] = await database.rows<EventRow>(
    `select ${eventColumns} from merchant_events e where e.id = cast(:id as uuid) and e.merchant_id = :merchantId`,
    { id, merchantId },
  );
  return row === undefined ? null : eventOf(row);
};

/** One event. @throws SignInNeeded, NotAllowed, ScopeMissing; MerchantEventNotFound also for one of another merchant */
export const getEvent = async (deps: Deps, actor: Actor, eventId: string): Promise<MerchantEvent> => {
  const event = await find(deps, readerOfEvents(actor), eventId);
  if (event === null) throw new MerchantEventNotFound();
  return event;
};

/**
 * The number of an event that the caller has.
 * @param field that is reported
 * @throws InvalidFields when the merchant has no such event, or has it no longer
 */
export const sequenceOf = async (
  deps: Deps,
  merchantId: number,
  { eventId, field }: Readonly<{ eventId: string; field: string }>,
): Promise<number> => {
  const event = await find(deps, merchantId, eventId);
  if (event === null) throw new InvalidFields([{ field, code: 'fields.merchant-event-unknown' }]);
  return event.sequence;
};

/** The number of the youngest event of the merchant; 0 without one. */
export const lastSequence = async ({ database }: Deps, merchantId: number): Promise<number> => {
  const [counter] = await database.rows<{ last: number }>(
    'select last from merchant_event_counters where merchant_id = :merchantId',
    { merchantId },
  );
  return counter?.last ?? 0;
};

type Query = Readonly<{
  after: string | undefined;
  types: readonly MerchantEventType[];
  limit: number;
}>;

/**
 * A page of events, oldest first. A reader that goes on after the last one misses none: the numbers of a merchant are
 * committed in their order.
 * @throws SignInNeeded, SecondFactorRequired, NotAllowed, ScopeMissing, InvalidFields for an unknown `after`
 */
export const listEvents = async (
  deps: Deps,
  actor: Actor,
  { after, types, limit }: Query,
): Promise<Readonly<{ events: readonly MerchantEvent[]; hasMore: boolean }>> => {
  const merchantId = readerOfEvents(actor);
  const sequence =
    after === undefined ? 0 : await sequenceOf(deps, merchantId, { eventId: after, field: 'after' });
  const found = await eventsAfter(deps, { merchantId, sequence, types, limit: limit + 1 });
  return { events: found.slice(0, limit), hasMore: found.length > limit };
};

/** The UUID of the last event of a merchant that has one; the caller has checked the right. */
export const lastEventId = async ({ database }: Deps, merchantId: number): Promise<string> => {
  const [event] = await database.rows<{ id: string }>(
    'select id from merchant_events where merchant_id = :merchantId order by sequence desc limit 1',
    { merchantId },
  );
  return event!.id;
};
