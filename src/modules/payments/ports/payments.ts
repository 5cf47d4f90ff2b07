import { token } from '#kernel/token.ts';
import type { OpenSession } from '../domain/open-sessions.ts';
import type { Payment } from '../domain/payment.ts';

export interface Payments {
  /** For a payment that is about to be added; what is not used is a gap. */
  nextId(): Promise<number>;
  /**
   * A payment just started, under the id reserved for it, with attempts and history. It gets the merchant's next order
   * number, whose counter is locked until the transaction ends.
   */
  add(payment: Payment): Promise<void>;
  /** A copy to read, without a lock. */
  get(id: number): Promise<Payment | null>;
  /** Loads for update, applies, saves with its history. null when there is none. */
  change<T>(id: number, apply: (payment: Payment) => T | Promise<T>): Promise<T | null>;
  /** The payment whose session of a SINGLE link is prepared or open. */
  openOn(linkId: number): Promise<Payment | null>;
  /** The payment that the same wish has already made. */
  findByRequest(merchantId: number, requestKey: string): Promise<number | null>;
  /** The payment is over: the same Idempotency-Key may start another. */
  releaseRequest(id: number): Promise<void>;
  /** Ids of payments of a link that still have a session. */
  unsettledOn(linkId: number): Promise<number[]>;
  /** Whether money captured for the link waits for a decision, or is on its way back. */
  isHeldOn(linkId: number): Promise<boolean>;
  /** The sessions of a link that are prepared or open, the oldest first. */
  openSessionsOn(linkId: number): Promise<readonly OpenSession[]>;
  firstSucceededOn(linkId: number): Promise<number | null>;
  findBySession(sessionId: string): Promise<number | null>;
  findByIntent(intentId: string): Promise<number | null>;
  /** By our own key of a session: it survives a restore that reuses ids. */
  findByKey(providerKey: string): Promise<number | null>;
}
export const Payments = token<Payments>('payments.Payments');
