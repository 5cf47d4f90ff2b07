import { token } from '#kernel/token.ts';
import type { Mandate, MandateDraft, MandateEnd } from '../../domain/mandate.ts';

/** The repository of mandates. What is charged is counted, and a mandate ended, while it is locked. */
export interface Mandates {
  /** Stores a new mandate; the one before it has ended. */
  add(draft: MandateDraft): Promise<Mandate>;
  /** Without a lock; null: none. */
  find(key: Readonly<{ id: number } | { token: string }>): Promise<Mandate | null>;
  /** The mandate of a customer that has not ended, without a lock; null: none. */
  activeOf(merchantId: number, customerId: number): Promise<Mandate | null>;
  /** Locks the mandate until the transaction ends; null: none. */
  lock(id: number): Promise<Mandate | null>;
  /** Ids of the mandates of a merchant that have not ended, the oldest first. */
  activeOfMerchant(merchantId: number): Promise<readonly number[]>;
  /** The mandates of one customer belong to another one of the merchant from now on. */
  moveToCustomer(merged: Readonly<{ merchantId: number; from: number; into: number }>): Promise<void>;
  /** Locks the mandate of a customer that has not ended; null: none. */
  lockActive(merchantId: number, customerId: number): Promise<Mandate | null>;
  /** Ends it and deletes the provider's ids. */
  end(id: number, end: Readonly<{ by: MandateEnd; at: Date }>): Promise<void>;
  /** What payments of it that began in a time charged or are charging, in minor units. */
  chargedIn(id: number, time: Readonly<{ from: Date; before: Date }>): Promise<bigint>;
}
export const Mandates = token<Mandates>('payments.Mandates');
