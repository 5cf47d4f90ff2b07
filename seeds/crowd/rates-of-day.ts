import type { BusinessDate } from '#kernel/business-date.ts';
import { euroParity, type EuroRate } from '#kernel/euro-rate.ts';
import type { ChargeCurrency, Currency } from '#kernel/currency.ts';
import type { Tariffs } from '#modules/payments/index.ts';

export type FeeRates = Awaited<ReturnType<Tariffs['feesOn']>>;

/** What counted on a day, asked once a day. */
export type RatesOfDay = Readonly<{
  fees: Readonly<Record<Currency, FeeRates>>;
  euro: Readonly<Record<ChargeCurrency, EuroRate>>;
}>;

export const ratesOfDay = async (tariffs: Tariffs, day: BusinessDate): Promise<RatesOfDay> => ({
  fees: {
    EUR: await tariffs.feesOn(day, 'EUR'),
    USD: await tariffs.feesOn(day, 'USD'),
    BGN: await tariffs.feesOn(day, 'BGN'),
  },
  euro: { EUR: euroParity, USD: await tariffs.euroRateOn(day, 'USD') },
});
