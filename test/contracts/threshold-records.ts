import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ThresholdRecords } from '#modules/closing/ports/threshold-records.ts';

type Opened = Readonly<{
  thresholds: ThresholdRecords;
  merchantId: number;
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
  });
};
