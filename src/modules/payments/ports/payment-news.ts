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

export type NewsListener = Readonly<{
  heard(news: PaymentNews): void;
  /** Money of this payment has gone back. */
  changed(paymentId: number): void;
  /** What was told until now may not have been heard. */
  missed(): void;
}>;

/** Tells merchants, at whichever process they listen, what has just happened. */
export interface PaymentNewsDesk {
  /** In the transaction in which it happens; heard once that has been committed. */
  tell(news: PaymentNews): Promise<void>;
  tellChange(about: Readonly<{ paymentId: number; merchantId: number }>): Promise<void>;
  /** @returns what ends it */
  follow(merchantId: number, listener: NewsListener): () => void;
  /** What was told since then, the oldest first. */
  since(merchantId: number, instant: Date): Promise<readonly PaymentNews[]>;
}
export const PaymentNewsDesk = token<PaymentNewsDesk>('payments.PaymentNewsDesk');
