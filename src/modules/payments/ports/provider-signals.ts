import { token } from '#kernel/token.ts';

/** A signal from the provider. Its payload is kept as it came, and never believed: it only says "look". */
export type ProviderSignal = Readonly<{
  eventId: string;
  type: string;
  account: string | null;
  liveMode: boolean;
  payload: Readonly<Record<string, unknown>>;
  /** What it points at, in the order in which it is tried. */
  pointsAt: Readonly<{ key: string | null; sessionId: string | null; intentId: string | null }>;
}>;

export interface ProviderSignals {
  /** @throws BadSignature when the bytes are not the provider's, are stale, or are of the other mode */
  verify(body: string, signature: string | undefined): ProviderSignal;
  /** Reads a stored payload again. */
  read(payload: Readonly<Record<string, unknown>>): ProviderSignal;
  /** Signals that the provider could not deliver since the cursor, the oldest first. */
  undelivered(cursor: string | null): Promise<{ signals: readonly ProviderSignal[]; cursor: string | null }>;
}
export const ProviderSignals = token<ProviderSignals>('payments.ProviderSignals');
