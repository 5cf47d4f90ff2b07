export type InboxState = 'NEW' | 'DONE' | 'PARKED' | 'IGNORED';

/** TYPE: not one that the product acts on. MODE: live in a test installation, or the reverse. FOREIGN: not made here. */
export type IgnoredFor = 'TYPE' | 'MODE' | 'FOREIGN';

/** A stored webhook event as people see it: its state and the reason, not its payload. */
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
