import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { businessDate } from '#kernel/business-date.ts';
import { RateMissing } from '#modules/rates/domain/failures.ts';
import type { ExchangeRates } from '#modules/rates/ports/exchange-rates.ts';

/** A store without rates. */
type Opened = Readonly<{ exchangeRates: ExchangeRates; close?: () => Promise<void> }>;

/** Contract of exchange rates. */
export const describeExchangeRates = (name: string, open: () => Promise<Opened>): void => {
  describe(`exchange rates in ${name}`, () => {
    let opened: Opened;
    beforeEach(async () => {
      opened = await open();
    });
    afterEach(() => opened.close?.());

    const add = (day: string, perEuro: string, currency: 'USD' | 'BGN' = 'USD') =>
      opened.exchangeRates.add({ currency, day: businessDate(day), perEuro, source: 'tests' });
    const rateOn = async (day: string) =>
      Number((await opened.exchangeRates.euroRateOn(businessDate(day), 'USD')).rate.toString());

    it('a day without a rate has the last earlier rate', async () => {
      await add('2026-11-16', '1.16');
      await add('2026-11-19', '1.19');
      expect([await rateOn('2026-11-16'), await rateOn('2026-11-18')]).toEqual([1.16, 1.16]);
      expect([await rateOn('2026-11-19'), await rateOn('2026-11-22')]).toEqual([1.19, 1.19]);
    });

    it('a day before the first rate of its currency has no rate', async () => {
      await add('2026-11-16', '1.16');
      await add('2026-11-01', '1.95583', 'BGN');
      await expect(rateOn('2026-11-15')).rejects.toThrow(RateMissing);
    });

    it('an added rate replaces that of the same day', async () => {
      await add('2026-11-16', '1.16');
      await add('2026-11-16', '1.2');
      expect(await rateOn('2026-11-16')).toBe(1.2);
    });

    it('the rate of the euro is 1 on every day and has no day', async () => {
      const { rate, day } = await opened.exchangeRates.euroRateOn(businessDate('2026-11-16'), 'EUR');
      expect([Number(rate.toString()), day]).toEqual([1, null]);
    });

    it('a rate has the day for which it was published', async () => {
      await add('2026-11-16', '1.16');
      expect(await opened.exchangeRates.euroRateOn(businessDate('2026-11-18'), 'USD')).toMatchObject({
        day: '2026-11-16',
      });
    });

    it('the last day is the newest with a rate of the currency', async () => {
      const { exchangeRates } = opened;
      expect(await exchangeRates.lastDay('USD')).toBeNull();
      await add('2026-11-19', '1.19');
      await add('2026-11-16', '1.16');
      await add('2026-11-20', '1.95583', 'BGN');
      expect(await exchangeRates.lastDay('USD')).toBe('2026-11-19');
    });
  });
};
