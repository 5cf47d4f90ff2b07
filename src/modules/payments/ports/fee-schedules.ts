import type { BusinessDate } from '#kernel/business-date.ts';
import type { Currency } from '#kernel/currency.ts';
import { token } from '#kernel/token.ts';
import type { FeeRates } from '../domain/fees.ts';

/** Dated fee rates. */
export interface FeeSchedules {
  /** The last rates valid from that day or earlier. @throws RateMissing */
  feesOn(day: BusinessDate, currency: Currency): Promise<FeeRates>;
}
export const FeeSchedules = token<FeeSchedules>('payments.FeeSchedules');
