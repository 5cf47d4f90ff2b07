import { token } from '#kernel/token.ts';
import type { IgnoredFor, InboxState } from '../domain/webhook-event.ts';
import type { WebhookEvent } from './webhook-events.ts';

/** A stored webhook event with its payload. */
export type InboxEvent = Readonly<{
  id: number;
  state: InboxState;
  /** Reason of the last failed attempt, or of ignoring the event. */
  reason: string | null;
  attempts: number;
  payload: Readonly<Record<string, unknown>>;
}>;

/** Outcome of an attempt to handle an event. DONE without a payment: it is about another object. NEW and PARKED: failed, the next attempt is due at `nextAt`. */
export type InboxOutcome =
  | Readonly<{ state: 'DONE'; paymentId: number | null; now: Date }>
  | Readonly<{ state: 'IGNORED'; reason: IgnoredFor; now: Date }>
  | Readonly<{ state: 'NEW' | 'PARKED'; reason: string; nextAt: Date }>;

/** The webhook inbox: each event once, with its unchanged payload. */
export interface WebhookInbox {
  /**
   * Stores an event in the transaction in progress.
   * @param ignoredFor the reason to ignore the event; null when it must be handled
   * @returns id of the row; null when the event is stored already
   */
  add(
    provider: string,
    event: WebhookEvent,
    now: Date,
    ignoredFor?: IgnoredFor | null,
  ): Promise<number | null>;
  /** As `add`, in no transaction: events that arrive at once share a statement, and one that fails fails alone. */
  receive(
    provider: string,
    event: WebhookEvent,
    now: Date,
    ignoredFor?: IgnoredFor | null,
  ): Promise<number | null>;
  get(id: number): Promise<InboxEvent | null>;
  /**
   * Claims due NEW and PARKED events: they are due again when the lease ends, unless they are closed before. No two
   * claims share an event.
   * @returns ids, longest due first
   */
  claimDue(due: Readonly<{ now: Date; leaseEndsAt: Date; limit: number }>): Promise<number[]>;
  /** Counts an attempt and stores its outcome. */
  close(id: number, outcome: InboxOutcome): Promise<void>;
  /** Makes a PARKED event NEW and due at once. @returns whether it was PARKED */
  reopen(id: number, now: Date): Promise<boolean>;
}
export const WebhookInbox = token<WebhookInbox>('payments.WebhookInbox');
