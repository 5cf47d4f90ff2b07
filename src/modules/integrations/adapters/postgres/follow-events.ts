import type { Actor } from '#kernel/actor.ts';
import type { MerchantEventType } from '#kernel/merchant-fact.ts';
import type { Database } from '#platform/database/database.ts';
import type { Notifications } from '#platform/database/notifications.ts';
import { EventPump, type EventListener } from './event-pump.ts';
import { topic } from './event-rows.ts';
import { lastSequence, readerOfEvents, sequenceOf } from './list-events.ts';

type Deps = Readonly<{ database: Database; notifications: Notifications }>;
type Query = Readonly<{
  actor: Actor;
  /** The id of the last event that the client has; null: only events from now on. */
  lastEventId: string | null;
  /** None: all. */
  types: readonly MerchantEventType[];
}>;

/**
 * Follows the events of a merchant in the order of their numbers: first all after the last one of the client, then each new
 * one. NOTIFY only wakes; what is sent is read from the table, so nothing is lost or sent twice.
 * @returns a function that subscribes a listener and returns what unsubscribes it
 * @throws SignInNeeded, SecondFactorRequired, NotAllowed, ScopeMissing, InvalidFields for an unknown last event
 */
export const followEvents = async (
  deps: Deps,
  { actor, lastEventId, types }: Query,
): Promise<(listener: EventListener) => () => void> => {
  const merchantId = readerOfEvents(actor);
  const sequence =
    lastEventId === null
      ? await lastSequence(deps, merchantId)
      : await sequenceOf(deps, merchantId, { eventId: lastEventId, field: 'Last-Event-ID' });
  return (listener) => {
    const pump = new EventPump(deps.database, { merchantId, types, sequence }, listener);
    const stop = deps.notifications.listen(topic, {
      onMessage: (text) => {
        if (text === String(merchantId)) pump.wake();
      },
      onListening: pump.wake,
    });
    pump.wake();
    return () => {
      pump.end();
      stop();
    };
  };
};
