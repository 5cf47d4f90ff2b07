import { token } from '#kernel/token.ts';
import type { Payment } from '../domain/payment.ts';

/** The repository of payments. */
export interface Payments {
  /**
   * Stores a payment just started under a new id and the merchant's next order number, then what `complete` adds to it,
   * which may name the id. The counter of the order numbers stays locked until the transaction ends: call it late.
   */
  add<T>(payment: Payment, complete: (payment: Payment) => T): Promise<T>;
  /** A copy to read, without a lock. */
  get(id: number): Promise<Payment | null>;
  /** Loads for update, applies, saves with its history; a payment that is left as it was is not written. null: none. */
  change<T>(id: number, apply: (payment: Payment) => T | Promise<T>): Promise<T | null>;
}
export const Payments = token<Payments>('payments.Payments');
