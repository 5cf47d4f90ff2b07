import type { BusinessDate } from '#kernel/business-date.ts';
import { token } from '#kernel/token.ts';

/** Public API: payouts that a bank statement shows. */
export interface PayoutArrivals {
  /**
   * Stores on which day the bank of the merchant booked the payout, in the caller's transaction.
   * @param arrivedOn null: no statement shows it any more
   */
  arrived(payoutId: number, arrivedOn: BusinessDate | null): Promise<void>;
}
export const PayoutArrivals = token<PayoutArrivals>('payouts.PayoutArrivals');
