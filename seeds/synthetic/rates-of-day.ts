import type { BusinessDate } from '#kernel/business-date.ts';
import { euroParity } from '#kernel/euro-rate.ts';
import type { ChargeCurrency, Currency } from '#kernel/currency.ts';
import type { DatedEuroRate, ExchangeRates, FeeSchedules } from '#modules/rates/index.ts';

type FeeRates = Awaited<ReturnType<FeeSchedules['feesOn']>>;

/** Fee schedule and exchange rate of a day, read once a day. */
export type RatesOfDay = Readonly<{
  fees: Readonly<Record<Currency, FeeRates>>;
  euro: Readonly<Record<ChargeCurrency, DatedEuroRate>>;
}>;

export type RateTables = Readonly<{ feeSchedules: FeeSchedules; exchangeRates: ExchangeRates }>;

export const ratesOfDay = async (
  { feeSchedules, exchangeRates }: RateTables,
  day: BusinessDate,
): Promise<RatesOfDay> => ({
  fees: {
    EUR: await feeSchedules.feesOn(day, 'EUR'),
    USD: await feeSchedules.feesOn(day, 'USD'),
    BGN: await feeSchedules.feesOn(day, 'BGN'),
  },
  euro: { EUR: { rate: euroParity, day: null }, USD: await exchangeRates.euroRateOn(day, 'USD') },
});
