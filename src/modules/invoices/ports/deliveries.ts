import type { Actor } from '#kernel/actor.ts';
import { token } from '#kernel/token.ts';
import type { Delivery } from '../domain/delivery.ts';

/** Outcome of one attempt. QUEUED: the mail is retried; a reason is cut to 500 characters. */
export type AttemptOutcome = Readonly<
  { status: 'SENT'; at: Date } | { status: 'FAILED' | 'QUEUED'; reason: string }
>;

/** A mail to store as QUEUED. */
export type NewDelivery = Omit<Delivery, 'id' | 'isOfProduct'> &
  Readonly<{ requestedBy: Actor; createdAt: Date }>;

/** Repository of mails with documents, from the request to the response of the mail server. */
export interface Deliveries {
  /** Stores a QUEUED mail. @returns its id; null for a second RECEIPT of a document to one address, which is not stored */
  add(delivery: NewDelivery): Promise<number | null>;
  /** Counts one more attempt. null when the mail is SENT or FAILED. */
  begin(id: number): Promise<Delivery | null>;
  /** E-mail addresses that have the document or will receive it, with that of its customer; sorted. */
  holdersOf(invoiceId: number): Promise<string[]>;
  /**
   * Whether the mail brings the original of its document: that is the first mail to the buyer, and every later one to the
   * same address. While it is QUEUED no mail to another address brings it.
   */
  claimOriginal(id: number): Promise<boolean>;
  /**
   * Stores how an attempt ended, for a mail that is QUEUED; the first sent original is appended to the hash chain.
   * @returns whether it was QUEUED
   */
  end(id: number, outcome: AttemptOutcome): Promise<boolean>;
}
export const Deliveries = token<Deliveries>('invoices.Deliveries');
