import { token } from '#kernel/token.ts';

/** An event of the provider. Its payload is stored unchanged; its content is not trusted, it only causes a fetch. */
export type WebhookEvent = Readonly<{
  eventId: string;
  type: string;
  account: string | null;
  liveMode: boolean;
  /** Whether events of this type about such an object are handled. */
  isHandled: boolean;
  payload: Readonly<Record<string, unknown>>;
  /** Kind and id of its object, null without one; then the keys of its payment, in the order of the search. */
  pointsAt: Readonly<{
    object: string | null;
    objectId: string | null;
    key: string | null;
    sessionId: string | null;
    intentId: string | null;
  }>;
}>;

/** One page of undelivered events. */
export type UndeliveredPage = Readonly<{
  events: readonly WebhookEvent[];
  /** Start of the next page; store it with the events. null when no event was ever undelivered. */
  cursor: string | null;
  hasMore: boolean;
}>;

/** PLATFORM: of the installation's own account. CONNECT: of connected accounts, with secrets of its own. */
export type WebhookEndpoint = 'PLATFORM' | 'CONNECT';

/** Reads webhook events of the provider: delivered, stored and undelivered ones. */
export interface WebhookEvents {
  /**
   * Verifies an event that was delivered to an endpoint by the secrets of that endpoint.
   * @throws BadSignature when the signature is wrong, or more than five minutes old or ahead; EventUnreadable when the
   * body holds no event that can be stored
   */
  verify(body: string, signature: string | undefined, endpoint: WebhookEndpoint): Promise<WebhookEvent>;
  /** Reads a stored payload again. */
  read(payload: Readonly<Record<string, unknown>>): Promise<WebhookEvent>;
  /**
   * One page of undelivered events of an account (null: the platform's own), from the opaque cursor on. After an
   * interruption between two pages the next call continues with the next page.
   */
  undelivered(account: string | null, cursor: string | null): Promise<UndeliveredPage>;
}
export const WebhookEvents = token<WebhookEvents>('payments.WebhookEvents');
