import type { Currency } from '#kernel/currency.ts';
import { token } from '#kernel/token.ts';

type OfPayment = Readonly<{
  paymentId: number;
  merchantId: number;
  /** The user who created the payment's link; null: none is known. */
  linkCreatedBy: number | null;
  /** When the payment was made. */
  createdAt: Date;
  /** The amount asked, in minor units of `currency`. */
  amountMinor: number;
  currency: Currency;
}>;

/** A payment has succeeded. */
export type PaymentSuccess = OfPayment & Readonly<{ at: Date }>;

/** OPENED: the payer opened the card page. DECLINED: a card was declined. CHANGED: any other change but a success. */
export type PaymentChange = OfPayment & Readonly<{ kind: 'OPENED' | 'DECLINED' | 'CHANGED' }>;

/** Publishes live events of payments to the merchant's clients on all servers. */
export interface PaymentLiveEvents {
  /** Call it in the transaction of the change; subscribers receive the event after the commit. */
  publish(event: PaymentSuccess | PaymentChange): Promise<void>;
}
export const PaymentLiveEvents = token<PaymentLiveEvents>('payments.PaymentLiveEvents');
