import type { BusinessDate } from '#kernel/business-date.ts';
import type { Currency } from '#kernel/currency.ts';
import { token } from '#kernel/token.ts';
import type { FeeRates } from '#kernel/fees.ts';

/** Dated fee rates. */
export interface FeeSchedules {
  /** The last rates valid from that day or earlier. @throws RateMissing */
  feesOn(day: BusinessDate, currency: Currency): Promise<FeeRates>;
  /** The rates of payments by bank that are valid on that day; without fees when none are stored. */
  bankFeesOn(day: BusinessDate): Promise<FeeRates>;
}
export const FeeSchedules = token<FeeSchedules>('rates.FeeSchedules');
