import type { BusinessDate } from '#kernel/business-date.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import type { EuroRate } from '#kernel/euro-rate.ts';
import { token } from '#kernel/token.ts';

/** Units of a currency per euro, as published for a day; `perEuro` is a decimal. */
export type PublishedRate = Readonly<{
  currency: 'USD' | 'BGN';
  day: BusinessDate;
  perEuro: string;
  source: string;
}>;

/** A rate and the day for which it was published; null for the euro. */
export type DatedEuroRate = Readonly<{ rate: EuroRate; day: BusinessDate | null }>;

/** Stored exchange rates. */
export interface ExchangeRates {
  /** The rate of the day or the last earlier one, however old; 1 for EUR. @throws RateMissing */
  euroRateOn(day: BusinessDate, currency: ChargeCurrency): Promise<DatedEuroRate>;
  /** The newest day with a rate of the currency; null without any. */
  lastDay(currency: PublishedRate['currency']): Promise<BusinessDate | null>;
  /** Adds a rate, or replaces that of the same currency and day. */
  add(rate: PublishedRate): Promise<void>;
}
export const ExchangeRates = token<ExchangeRates>('rates.ExchangeRates');
