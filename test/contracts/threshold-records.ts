import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessDate } from '#kernel/business-date.ts';
import type { ThresholdRecords } from '#modules/closing/ports/threshold-records.ts';

type Opened = Readonly<{
  thresholds: ThresholdRecords;
  merchantId: number;
  otherMerchantId: number;
  close(): Promise<void>;
}>;

/** The contract of `ThresholdRecords`: every implementation passes it. */
export const describeThresholdRecords = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name} as ThresholdRecords`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    it('ThresholdRecords.limitOf is 51,130.00 EUR from 2026 on', async () => {
      expect(await opened.thresholds.limitOf(2026)).toBe(5_113_000);
      expect(await opened.thresholds.limitOf(2028)).toBe(5_113_000);
    });

    it('ThresholdRecords.claimAlert is true once for each threshold, year and step', async () => {
      const { thresholds, merchantId } = opened;
      const at = new Date('2026-11-01T10:00:00Z');
      const claim = (year: number, step: 70 | 90, limit: 'COUNTRY' | 'UNION' = 'COUNTRY') =>
        thresholds.claimAlert({ merchantId, year, step, limit }, at);
      expect(await claim(2026, 70)).toBe(true);
      expect(await claim(2026, 70)).toBe(false);
      expect(await claim(2026, 70, 'UNION')).toBe(true);
      expect(await claim(2026, 70, 'UNION')).toBe(false);
      expect(await claim(2026, 90)).toBe(true);
      expect(await claim(2027, 70)).toBe(true);
    });

    it('ThresholdRecords.otherTurnoverOf returns the turnover of a merchant and year by day, without what was removed', async () => {
      const { thresholds, merchantId, otherMerchantId } = opened;
      const add = (day: string, minor: number) =>
        thresholds.addTurnover({
          merchantId,
          day: businessDate(day),
          minor,
          note: 'Магазин',
          country: minor < 0 ? 'BG' : 'DE',
          recordedBy: 'user:1',
          recordedAt: new Date('2026-11-01T10:00:00Z'),
        });
      const later = await add('2026-10-02', 500);
      const first = await add('2026-01-01', -100);
      await add('2025-12-31', 900);
      expect(await thresholds.otherTurnoverOf(merchantId, 2026)).toEqual([
        { id: first, day: '2026-01-01', minor: -100, note: 'Магазин', country: 'BG' },
        { id: later, day: '2026-10-02', minor: 500, note: 'Магазин', country: 'DE' },
      ]);
      expect(await thresholds.merchantsWithOther(2025)).toEqual([merchantId]);
      expect(await thresholds.merchantsWithOther(2024)).toEqual([]);
      expect(await thresholds.removeTurnover(otherMerchantId, later)).toBe(false);
      expect(await thresholds.removeTurnover(merchantId, later)).toBe(true);
      expect(await thresholds.removeTurnover(merchantId, later)).toBe(false);
      expect((await thresholds.otherTurnoverOf(merchantId, 2026)).map(({ id }) => id)).toEqual([first]);
    });
  });
};
