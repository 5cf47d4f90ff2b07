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

export type NewsListener = Readonly<{
  heard(news: PaymentNews): void;
  changed(change: PaymentChange): void;
  /** What was told until now may not have been heard. */
  missed(): void;
}>;

/** Tells merchants, at whichever process they listen, what has just happened. */
export interface PaymentNewsDesk {
  /** In the transaction in which it happens; heard once that has been committed. */
  tell(news: PaymentNews): Promise<void>;
  tellChange(change: PaymentChange): Promise<void>;
  /** @returns what ends it */
  follow(merchantId: number, listener: NewsListener): () => void;
  /** What was told since then, the oldest first. */
  since(merchantId: number, instant: Date): Promise<readonly PaymentNews[]>;
}
export const PaymentNewsDesk = token<PaymentNewsDesk>('payments.PaymentNewsDesk');
