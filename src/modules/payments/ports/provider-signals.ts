import { token } from '#kernel/token.ts';

/** An event of the provider. Its payload is kept as it came, and never believed: it only says that a fetch is due. */
export type ProviderSignal = Readonly<{
  eventId: string;
  type: string;
  account: string | null;
  liveMode: boolean;
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
  signals: readonly ProviderSignal[];
  /** Where the next page begins; to be stored together with the signals. null when nothing was ever undelivered. */
  cursor: string | null;
  hasMore: boolean;
}>;

export interface ProviderSignals {
  /** The types of events that the product acts on. */
  readonly types: readonly string[];
  /**
   * @throws BadSignature when the bytes are not the provider's, or were signed more than five minutes ago or ahead;
   * EventUnreadable when they hold no event that can be stored
   */
  verify(body: string, signature: string | undefined): ProviderSignal;
  /** Reads a stored payload again. */
  read(payload: Readonly<Record<string, unknown>>): ProviderSignal;
  /**
   * Events of an account (null: the platform's own) that the provider could not deliver, page by page from where the
   * cursor stands. The cursor is opaque; interrupted between two pages, the next call goes on with the next page.
   */
  undelivered(account: string | null, cursor: string | null): Promise<UndeliveredPage>;
}
export const ProviderSignals = token<ProviderSignals>('payments.ProviderSignals');
