export type InboxState = 'NEW' | 'DONE' | 'PARKED' | 'IGNORED';

/** TYPE: an unhandled type. MODE: live in a test installation, or the reverse. FOREIGN: an object of another system. */
export type IgnoredFor = 'TYPE' | 'MODE' | 'FOREIGN';

/** A stored webhook event without its payload; instants in ISO 8601. */
export type WebhookEventView = Readonly<{
  id: number;
  eventId: string;
  type: string;
  state: InboxState;
  reason: string | null;
  attempts: number;
  paymentId: number | null;
  receivedAt: string;
  nextAttemptAt: string | null;
}>;

const firstPauseMs = 60_000;
/** The pause doubles with each attempt, so often. */
export const mostDoublings = 6;
/** Milliseconds until an event that has failed so many times before is tried again. */
export const retryPauseMs = (attempts: number): number =>
  firstPauseMs * 2 ** Math.min(attempts, mostDoublings);
