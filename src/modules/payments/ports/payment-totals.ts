import { token } from '#kernel/token.ts';

export interface PaymentTotals {
  /** Adds what has changed to the totals. @returns how many notes of changes there were */
  fold(): Promise<number>;
}
export const PaymentTotals = token<PaymentTotals>('payments.PaymentTotals');
