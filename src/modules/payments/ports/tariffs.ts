import type { BusinessDate } from '#kernel/business-date.ts';
import type { ChargeCurrency, Currency } from '#kernel/currency.ts';
import type { EuroRate } from '#kernel/euro-rate.ts';
import { token } from '#kernel/token.ts';
import type { FeeRates } from '../domain/fees.ts';

/** Dated tables: what counts on a day. */
export interface Tariffs {
  feesOn(day: BusinessDate, currency: Currency): Promise<FeeRates>;
  /** A day without a rate takes the last earlier one. @throws RateMissing */
  euroRateOn(day: BusinessDate, currency: ChargeCurrency): Promise<EuroRate>;
  addRate(rate: {
    currency: 'USD' | 'BGN';
    day: BusinessDate;
    perEuro: string;
    source: string;
  }): Promise<void>;
}
export const Tariffs = token<Tariffs>('payments.Tariffs');
