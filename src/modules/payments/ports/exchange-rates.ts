import type { BusinessDate } from '#kernel/business-date.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import type { EuroRate } from '#kernel/euro-rate.ts';
import { token } from '#kernel/token.ts';

/** One euro in another currency, as published for a day. */
export type PublishedRate = Readonly<{
  currency: 'USD' | 'BGN';
  day: BusinessDate;
  perEuro: string;
  source: string;
}>;

export interface ExchangeRates {
  /** A day without a rate takes the last earlier one; the euro's own is 1. @throws RateMissing */
  euroRateOn(day: BusinessDate, currency: ChargeCurrency): Promise<EuroRate>;
  /** Replaces the rate of the same currency and day. */
  add(rate: PublishedRate): Promise<void>;
}
export const ExchangeRates = token<ExchangeRates>('payments.ExchangeRates');
