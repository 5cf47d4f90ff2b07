import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessDate } from '#kernel/business-date.ts';
import { RateMissing } from '#modules/rates/domain/failures.ts';
import type { FeeRates } from '#kernel/fees.ts';
import type { FeeSchedules } from '#modules/rates/application/fee-schedules.ts';

type Opened = Readonly<{ feeSchedules: FeeSchedules; close?: () => Promise<void> }>;

const schedule = (validFrom: string, providerFixedMinor: number): FeeRates => ({
  currency: 'EUR',
  validFrom: businessDate(validFrom),
  platformBasisPoints: 150,
  providerBasisPoints: 290,
  providerFixedMinor,
});
const first = schedule('2026-01-01', 15);
const second = schedule('2026-11-20', 25);
/** All schedules, the later one first. */
const schedules = [second, first];

/** Contract of fee schedules; `open` gets all schedules to store. */
export const describeFeeSchedules = (
  name: string,
  open: (schedules: readonly FeeRates[]) => Promise<Opened>,
): void => {
  describe(`fee schedules in ${name}`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open(schedules);
    });
    afterAll(() => opened.close?.());
    const feesOn = (day: string, currency: 'EUR' | 'USD' = 'EUR') =>
      opened.feeSchedules.feesOn(businessDate(day), currency);

    it('a schedule is valid from its first day until the next one', async () => {
      expect(await feesOn('2026-01-01')).toEqual(first);
      expect(await feesOn('2026-11-19')).toEqual(first);
      expect(await feesOn('2026-11-20')).toEqual(second);
    });

    it('a payment by bank has no fees', async () => {
      const fees = await opened.feeSchedules.bankFeesOn(businessDate('2026-11-20'));
      expect(fees).toMatchObject({ platformBasisPoints: 0, providerBasisPoints: 0, providerFixedMinor: 0 });
    });

    it('a day before the first schedule of its currency has no fees', async () => {
      await expect(feesOn('2025-12-31')).rejects.toThrow(RateMissing);
      await expect(feesOn('2026-11-20', 'USD')).rejects.toThrow(RateMissing);
    });
  });
};
