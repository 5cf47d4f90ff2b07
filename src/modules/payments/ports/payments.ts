import { token } from '#kernel/token.ts';
import type { Payment } from '../domain/payment.ts';

/** Names one payment at most: its id, or a key that another system knows. */
export type PaymentKey =
  | number
  | Readonly<{
      merchantId: number;
      /** The Idempotency-Key of the merchant's checkout. */ requestKey: string;
    }>
  | Readonly<{ sessionId: string }>
  | Readonly<{ intentId: string }>
  /** Our own key of a session: it survives a restore that reuses ids. */
  | Readonly<{ providerKey: string }>;

/** The repository of payments. */
export interface Payments {
  /**
   * Stores a payment just started under a new id and the merchant's next order number, then what `complete` adds to it,
   * which may name the id. The counter of the order numbers stays locked until the transaction ends: call it late.
   */
  add<T>(payment: Payment, complete: (payment: Payment) => T): Promise<T>;
  /** A copy to read, without a lock. null: none. */
  get(key: PaymentKey): Promise<Payment | null>;
  /** Loads for update, applies, saves with its history; a payment that is left as it was is not written. null: none. */
  change<T>(id: number, apply: (payment: Payment) => T | Promise<T>): Promise<T | null>;
  /**
   * The same for a payment at hand, which stays as it is: while its version is the stored one it is not loaded again;
   * else `apply` runs once more, on the stored payment. What `apply` throws is thrown.
   */
  changeLoaded<T>(payment: Payment, apply: (payment: Payment) => T): Promise<T | null>;
  /** Whether no other payment of the merchant has succeeded; two that succeed at once are both the first. */
  isFirst(payment: Readonly<{ merchantId: number; paymentId: number }>): Promise<boolean>;
}
export const Payments = token<Payments>('payments.Payments');
