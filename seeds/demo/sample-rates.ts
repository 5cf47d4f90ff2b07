import { sampleRates } from '#development/sample-rates.ts';
import { addDays, businessDate, businessDateOf, isBefore, type BusinessDate } from '#kernel/business-date.ts';
import { ExchangeRates } from '#modules/rates/index.ts';
import type { Application } from '#src/composition.ts';

/** Rates of years for which only synthetic data exist. */
const oldRates = [
  { day: businessDate('2015-01-02'), perEuro: '1.2043' },
  { day: businessDate('2020-01-02'), perEuro: '1.1193' },
] as const;
/** Days before today with a rate of their own; the demo begins four months ago. */
const dailyDays = 400;

/**
 * Stores a sample of euro reference rates until today; `plateno rates fetch` brings the real ones.
 * @param before the first day whose rate is known; from that day on existing rates are kept
 */
export const seedSampleRates = async (application: Application, before?: BusinessDate): Promise<void> => {
  const today = businessDateOf(new Date());
  const rates = application.resolve(ExchangeRates);
  for (const rate of [...oldRates, ...sampleRates(addDays(today, -dailyDays), today)])
    if (before === undefined || isBefore(rate.day, before))
      await rates.add({ ...rate, currency: 'USD', source: 'sample' });
};
