import { token } from '#kernel/token.ts';
import type { IgnoredFor, InboxState } from '../domain/webhook-event.ts';
import type { WebhookEvent } from './webhook-events.ts';

export type InboxEvent = Readonly<{
  id: number;
  state: InboxState;
  /** Of the last try that failed, or why the event is ignored. */
  reason: string | null;
  attempts: number;
  payload: Readonly<Record<string, unknown>>;
}>;

/** What a try to handle an event has brought. NEW and PARKED: it failed, and the next try is due at `nextAt`. */
export type InboxOutcome =
  | Readonly<{ state: 'DONE'; paymentId: number; now: Date }>
  | Readonly<{ state: 'IGNORED'; reason: IgnoredFor; now: Date }>
  | Readonly<{ state: 'NEW' | 'PARKED'; reason: string; nextAt: Date }>;

/** Every webhook event as it came, once. */
export interface WebhookInbox {
  /**
   * @param ignoredFor why nothing follows from the event; null when something may
   * @returns the row's id, or null when the event was there already
   */
  add(
    provider: string,
    event: WebhookEvent,
    now: Date,
    ignoredFor?: IgnoredFor | null,
  ): Promise<number | null>;
  get(id: number): Promise<InboxEvent | null>;
  /**
   * Claims events whose next try is due, NEW and PARKED: they are due again when the lease ends, unless their try is
   * closed before. No two claims share an event.
   * @returns the longest due first
   */
  claimDue(due: Readonly<{ now: Date; leaseEndsAt: Date; limit: number }>): Promise<number[]>;
  /** Closes a try, which counts, with its outcome. */
  close(id: number, outcome: InboxOutcome): Promise<void>;
  /** Makes a PARKED event NEW and due at once. @returns whether it was PARKED */
  reopen(id: number, now: Date): Promise<boolean>;
}
export const WebhookInbox = token<WebhookInbox>('payments.WebhookInbox');
