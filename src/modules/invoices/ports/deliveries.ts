import type { Actor } from '#kernel/actor.ts';
import { token } from '#kernel/token.ts';
import type { Delivery } from '../domain/delivery.ts';

export type NewDelivery = Omit<Delivery, 'id'> & Readonly<{ requestedBy: Actor; createdAt: Date }>;

/** Mails with documents, from the request to the answer of the mail server. */
export interface Deliveries {
  /** Stores a QUEUED mail. @returns its id; null for a second RECEIPT of a document, which is not stored */
  add(delivery: NewDelivery): Promise<number | null>;
  /** Counts one more attempt. null when the mail is SENT or FAILED. */
  begin(id: number): Promise<Delivery | null>;
  /** The addresses that have the document or are about to get it, and that of its customer; sorted. */
  holdersOf(invoiceId: number): Promise<string[]>;
  /** Keeps why an attempt failed, at most 500 characters; the mail stays QUEUED. */
  note(id: number, error: string): Promise<void>;
  /** Ends a mail that is QUEUED. @returns whether it was */
  finish(
    id: number,
    outcome: Readonly<{ state: 'SENT'; at: Date } | { state: 'FAILED'; reason: string }>,
  ): Promise<boolean>;
}
export const Deliveries = token<Deliveries>('invoices.Deliveries');
