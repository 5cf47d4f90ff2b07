import type { Money } from '#kernel/money.ts';
import { token } from '#kernel/token.ts';

/** What a notification says of a payment. */
export type NotifiedPayment = Readonly<{
  paymentId: number;
  merchantId: number;
  amount: Money;
  customerName: string | null;
  description: string | null;
  orderNumber: number;
  /** The user who created the paid link. */
  linkCreatedBy: number | null;
}>;

/** Reads what a notification says. */
export interface NotifiedPayments {
  /** null for an unknown payment. */
  find(paymentId: number): Promise<NotifiedPayment | null>;
  /** null for an unknown refund. */
  amountOfRefund(refundId: number): Promise<Money | null>;
}
export const NotifiedPayments = token<NotifiedPayments>('notifications.NotifiedPayments');
