import type { Actor } from '#kernel/actor.ts';
import { token } from '#kernel/token.ts';
import type { Delivery } from '../domain/delivery.ts';

export type NewDelivery = Delivery & Readonly<{ requestedBy: Actor; createdAt: Date }>;

export interface Deliveries {
  /** For a mail that is about to be queued; what is not used is a gap. */
  nextId(): Promise<number>;
  /** Queues a mail under the id reserved for it; a document that has its receipt already gets no second one. */
  add(delivery: NewDelivery): Promise<void>;
  /** Counts one more try. null when the mail is finished, so that nothing is sent twice. */
  begin(id: number): Promise<Delivery | null>;
  /** The addresses that have the document or are about to get it, and that of its customer. */
  holdersOf(invoiceId: number): Promise<string[]>;
  /** Keeps why a try failed; the mail stays queued. */
  note(id: number, error: string): Promise<void>;
  /** Finishes a mail that is still queued. @returns whether it was */
  finish(
    id: number,
    outcome: Readonly<{ state: 'SENT'; at: Date } | { state: 'FAILED'; reason: string }>,
  ): Promise<boolean>;
}
export const Deliveries = token<Deliveries>('invoices.Deliveries');
