import { token } from '#kernel/token.ts';

/** An event of the provider. Its payload is stored as it came, and only says that the provider state is to be fetched. */
export type WebhookEvent = Readonly<{
  eventId: string;
  type: string;
  account: string | null;
  liveMode: boolean;
  /** Whether the product acts on events of this type. */
  isActedOn: boolean;
  payload: Readonly<Record<string, unknown>>;
  /** What it points at, in the order in which it is tried; `object` is the kind of object, null when there is none. */
  pointsAt: Readonly<{
    object: string | null;
    key: string | null;
    sessionId: string | null;
    intentId: string | null;
  }>;
}>;

/** One page of undelivered events. */
export type UndeliveredPage = Readonly<{
  events: readonly WebhookEvent[];
  /** Where the next page begins; to be stored together with the events. null when nothing was ever undelivered. */
  cursor: string | null;
  hasMore: boolean;
}>;

/** Events of the provider: signed ones that it delivers, stored ones, and those that it could not deliver. */
export interface WebhookEvents {
  /**
   * @throws BadSignature when the bytes are not the provider's, or were signed more than five minutes ago or ahead;
   * EventUnreadable when they hold no event that can be stored
   */
  verify(body: string, signature: string | undefined): WebhookEvent;
  /** Reads a stored payload again. */
  read(payload: Readonly<Record<string, unknown>>): WebhookEvent;
  /**
   * Events of an account (null: the platform's own) that the provider could not deliver, page by page from where the
   * cursor stands. The cursor is opaque; interrupted between two pages, the next call goes on with the next page.
   */
  undelivered(account: string | null, cursor: string | null): Promise<UndeliveredPage>;
}
export const WebhookEvents = token<WebhookEvents>('payments.WebhookEvents');
