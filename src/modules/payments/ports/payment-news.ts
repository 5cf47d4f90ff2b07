import type { Currency } from '#kernel/currency.ts';
import { token } from '#kernel/token.ts';

/** One payment has succeeded. */
export type PaymentNews = Readonly<{
  paymentId: number;
  merchantId: number;
  /** The price, as asked. */
  amountMinor: number;
  currency: Currency;
  at: Date;
}>;

/** Something else has become of a payment; `kind` is what a merchant would call it. */
export type PaymentChange = Readonly<{
  paymentId: number;
  merchantId: number;
  /** OPENED: a customer stands on the card page. DECLINED: a card was refused there. CHANGED: anything else. */
  kind: 'OPENED' | 'DECLINED' | 'CHANGED';
  amountMinor: number;
  currency: Currency;
}>;

/** Publishes live events of payments to the merchants that follow them, at any process. */
export interface PaymentNewsDesk {
  /** In the transaction in which it happens; passed on once that is committed. */
  tell(news: PaymentNews): Promise<void>;
  tellChange(change: PaymentChange): Promise<void>;
}
export const PaymentNewsDesk = token<PaymentNewsDesk>('payments.PaymentNewsDesk');
