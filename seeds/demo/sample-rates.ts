import { businessDate, isBefore, type BusinessDate } from '#kernel/business-date.ts';
import { ExchangeRates } from '#modules/payments/index.ts';
import type { Application } from '#src/composition.ts';

/** A sample of euro reference rates; `plateno rates import` brings the real ones. */
const sampleRates = [
  { currency: 'USD', day: businessDate('2015-01-02'), perEuro: '1.2043' },
  { currency: 'USD', day: businessDate('2020-01-02'), perEuro: '1.1193' },
  { currency: 'USD', day: businessDate('2026-01-02'), perEuro: '1.17' },
] as const;

/** @param before the first day whose rate is known; from that day on existing rates are kept */
export const seedSampleRates = async (application: Application, before?: BusinessDate): Promise<void> => {
  for (const rate of sampleRates)
    if (before === undefined || isBefore(rate.day, before))
      await application.resolve(ExchangeRates).add({ ...rate, source: 'sample' });
};
