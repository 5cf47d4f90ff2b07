import { token } from '#kernel/token.ts';
import type { Money } from '#kernel/money.ts';
import type { OpenSession } from '../domain/open-sessions.ts';
import type { Payment } from '../domain/payment.ts';

/** Identifies at most one payment: its id, or a key known to another system. */
export type PaymentKey =
  | number
  | Readonly<{
      merchantId: number;
      /** The Idempotency-Key of the merchant's checkout. */
      requestKey: string;
    }>
  /** Of a hosted page. */
  | Readonly<{ sessionId: string }>
  | Readonly<{ disputeId: number }>
  | Readonly<{ intentId: string }>
  /** Our key of a session; unique also after a restore that reuses ids. */
  | Readonly<{ providerKey: string }>;

/** Refunds of one caller, in EUR at the rates of their payments. */
export type RefundSum = Readonly<{
  total: Money<'EUR'>;
  /** When the oldest of them was requested; null without one. */
  oldestAt: Date | null;
}>;

/** The repository of payments. What is asked about a link is asked while the link is locked. */
export interface Payments {
  /**
   * Stores a started payment with a new id and the merchant's next order number, and the parts that `complete` adds,
   * which may use the id. Locks the order counter until the transaction ends: call it late.
   */
  add<T>(payment: Payment, complete: (payment: Payment) => T): Promise<T>;
  /** Reads a payment without a lock; null: none. */
  get(key: PaymentKey): Promise<Payment | null>;
  /** Locks, changes and saves a payment with its history; an unchanged payment is not written. null: none. */
  change<T>(id: number, apply: (payment: Payment) => T | Promise<T>): Promise<T | null>;
  /**
   * Changes a copy of a loaded payment and saves it when its version is still the stored one; otherwise runs `apply`
   * again on the stored payment. Saves one read. Errors of `apply` are thrown.
   */
  changeLoaded<T>(payment: Payment, apply: (payment: Payment) => T): Promise<T | null>;
  /** Whether no other payment of the merchant has succeeded; true for both of two concurrent successes. */
  isFirst(payment: Readonly<{ merchantId: number; paymentId: number }>): Promise<boolean>;
  /** The payment with a PREPARED or OPEN session of a SINGLE link; null: none. */
  openOfLink(paymentLinkId: number): Promise<Payment | null>;
  /** PREPARED and OPEN sessions of a link, oldest first; at most one of a payment. */
  openSessionsOfLink(paymentLinkId: number): Promise<readonly OpenSession[]>;
  /** Id of the payment of a link that succeeded first; null: none. */
  firstSucceededOfLink(paymentLinkId: number): Promise<number | null>;
  /**
   * The refunds that a caller has requested since an instant, without those that failed. Locks the caller's refunds until
   * the transaction ends, so that concurrent ones are counted one after the other; take it before the payment's lock.
   * @param requestedBy as `nameOf` writes it
   */
  lockRefunds(requestedBy: string, since: Date): Promise<RefundSum>;
}
export const Payments = token<Payments>('payments.Payments');
