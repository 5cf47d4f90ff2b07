import type { Actor } from '#kernel/actor.ts';
import type { InboxState } from './provider-inbox.ts';

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

/** Reads one event, in the transaction in progress. @throws SignInNeeded, NotAllowed, SignalNotFound */
export type GetWebhookEvent = (actor: Actor, id: number) => Promise<WebhookEventView>;
