import { token } from '#kernel/token.ts';

/** What decides whether the document of a payment may still be replaced. */
export type PaymentSituation = Readonly<{
  /** A refund is asked for, under way or made. */
  isRefunded: boolean;
  /** Disputed at any time, whatever the outcome. */
  isDisputed: boolean;
}>;

/** Succeeded payments under their lock, for modules that change documents of payments. */
export interface LockedPayments {
  /** Locks the payment until the transaction ends; null: none has succeeded. Lock it before its document. */
  lock(paymentId: number): Promise<PaymentSituation | null>;
}
export const LockedPayments = token<LockedPayments>('payments.LockedPayments');
