import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessDate } from '#kernel/business-date.ts';
import type { OtherTurnovers } from '#modules/closing/ports/threshold-records.ts';

type Opened = Readonly<{
  others: OtherTurnovers;
  merchantId: number;
  otherMerchantId: number;
  close(): Promise<void>;
}>;

/** The contract of `OtherTurnovers`: every implementation passes it. */
export const describeOtherTurnovers = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name} as OtherTurnovers`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    it('OtherTurnovers.ofYear returns the turnover of a merchant and year by day, without what was removed', async () => {
      const { others, merchantId, otherMerchantId } = opened;
      const add = (day: string, minor: number) =>
        others.add({
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
      expect(await others.ofYear(merchantId, 2026)).toEqual([
        { id: first, day: '2026-01-01', minor: -100, note: 'Магазин', country: 'BG' },
        { id: later, day: '2026-10-02', minor: 500, note: 'Магазин', country: 'DE' },
      ]);
      expect(await others.merchants(2025)).toEqual([merchantId]);
      expect(await others.merchants(2024)).toEqual([]);
      expect(await others.remove(otherMerchantId, later)).toBe(false);
      expect(await others.remove(merchantId, later)).toBe(true);
      expect(await others.remove(merchantId, later)).toBe(false);
      expect((await others.ofYear(merchantId, 2026)).map(({ id }) => id)).toEqual([first]);
    });
  });
};
