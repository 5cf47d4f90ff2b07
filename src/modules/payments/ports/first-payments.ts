import { token } from '#kernel/token.ts';

export interface FirstPayments {
  /** Whether no other payment of the merchant has succeeded; two that succeed at once are both the first. */
  isFirst(payment: Readonly<{ merchantId: number; paymentId: number }>): Promise<boolean>;
}
export const FirstPayments = token<FirstPayments>('payments.FirstPayments');
