import type { MerchantEventType } from '#kernel/merchant-fact.ts';

/** The content of an event: the object as its GET answers, and what the fact has changed, as it was before. */
export type EventContent = Readonly<{
  object: Readonly<Record<string, unknown>>;
  previous?: Readonly<Record<string, unknown>> | undefined;
  /** The object was too large for an event: its GET answers the rest. */
  truncated?: true | undefined;
}>;

/** A stored fact of a merchant. */
export type MerchantEvent = Readonly<{
  /** UUID of version 7; in the API `eventIdOf` it. */
  id: string;
  type: MerchantEventType;
  merchantId: number;
  /** Rises by one with every event of the merchant, from 1. */
  sequence: number;
  /** When the fact was stored. */
  at: Date;
  content: EventContent;
  /** The version of the API that the object has. */
  version: string;
}>;

const uuidForm = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/;

/** The id of an event in the API and in the header `webhook-id`: no dot and no dash. */
export const eventIdOf = (uuid: string): string => `evt_${uuid.replaceAll('-', '')}`;

/** The reverse of `eventIdOf`; undefined for a text of another form. */
export const uuidOf = (eventId: string): string | undefined => {
  const parts = eventId.startsWith('evt_') ? uuidForm.exec(eventId.slice(4)) : null;
  return parts === null ? undefined : parts.slice(1).join('-');
};

/** The event without its id, as the bodies of deliveries have it. */
const partsOf = (event: MerchantEvent) => ({
  type: event.type,
  timestamp: event.at.toISOString(),
  data: {
    merchantId: event.merchantId,
    sequence: event.sequence,
    object: event.content.object,
    ...(event.content.previous !== undefined && { previous: event.content.previous }),
    ...(event.content.truncated === true && { truncated: true as const }),
  },
  version: event.version,
});

/** The body of a delivery, minified JSON: the same bytes at every try. */
export const bodyOf = (event: MerchantEvent): string => JSON.stringify(partsOf(event));

/** The event as the API answers it. */
export const presentEvent = (event: MerchantEvent) => ({ id: eventIdOf(event.id), ...partsOf(event) });
