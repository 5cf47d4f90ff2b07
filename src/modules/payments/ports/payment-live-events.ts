import type { Currency } from '#kernel/currency.ts';
import { token } from '#kernel/token.ts';

type OfPayment = Readonly<{
  paymentId: number;
  merchantId: number;
  /** The price, as asked. */
  amountMinor: number;
  currency: Currency;
}>;

/** A payment has succeeded. */
export type PaymentSuccess = OfPayment & Readonly<{ at: Date }>;

/** OPENED: a customer is on the card page. DECLINED: a card was refused there. CHANGED: anything else but a success. */
export type PaymentChange = OfPayment & Readonly<{ kind: 'OPENED' | 'DECLINED' | 'CHANGED' }>;

/** Live events of payments, for clients of the merchant at any server. */
export interface PaymentLiveEvents {
  /** In the transaction of the fact; subscribers receive it once that is committed. */
  publish(event: PaymentSuccess | PaymentChange): Promise<void>;
}
export const PaymentLiveEvents = token<PaymentLiveEvents>('payments.PaymentLiveEvents');
