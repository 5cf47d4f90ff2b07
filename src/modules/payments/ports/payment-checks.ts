import { token } from '#kernel/token.ts';

/** When each payment was last fetched from the provider, and which payments are due. */
export interface PaymentChecks {
  /**
   * Claims payments that may still change at the provider and marks them as checked now, least recently checked first:
   * not final, true fee unknown, a refund pending, or a dispute open. The pause between two checks grows with the time
   * without a change, from `afterMs` to thirty times as long. Refunds that the provider never confirmed are checked once
   * a day for thirty days. @returns payment ids
   */
  claimDue(due: Readonly<{ now: Date; afterMs: number; limit: number }>): Promise<number[]>;
  /** Releases claimed payments that were not checked: they are due first. */
  release(ids: readonly number[]): Promise<void>;
  /** Marks a payment as checked now unless it was checked after `before`. @returns whether it was marked */
  claim(id: number, before: Date, now: Date): Promise<boolean>;
  /** Marks a payment as checked after a fetch without a change. */
  markChecked(id: number, now: Date): Promise<void>;
}
export const PaymentChecks = token<PaymentChecks>('payments.PaymentChecks');
