import { token } from '#kernel/token.ts';

/** When the provider state of each payment was last fetched, and which payments are due next. */
export interface PaymentChecks {
  /**
   * Payments that something may still change at the provider, least recently checked first, each marked as checked now:
   * not final, true fee unknown, a refund on its way, or a dispute open. The pause between two checks grows with the
   * time without a change from `afterMs` to thirty times as long. Refunds that the provider never confirmed are checked
   * once a day for thirty days.
   */
  claimDue(due: Readonly<{ now: Date; afterMs: number; limit: number }>): Promise<number[]>;
  /** Claimed payments that could not be checked in time: they are due first the next time. */
  release(ids: readonly number[]): Promise<void>;
  /** Marks a payment as checked now unless it was since `before`. @returns whether it did */
  claim(id: number, before: Date, now: Date): Promise<boolean>;
  /** Marks a payment as checked whose state was fetched without a change. */
  markChecked(id: number, now: Date): Promise<void>;
}
export const PaymentChecks = token<PaymentChecks>('payments.PaymentChecks');
