import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MonthRecords } from '#modules/closing/ports/month-records.ts';

type Opened = Readonly<{
  records: MonthRecords;
  merchantId: number;
  /** The stored check of a month. */
  checkOf(
    month: string,
  ): Promise<Readonly<{ documents: number; errors: number; warnings: number }> | undefined>;
  close(): Promise<void>;
}>;

/** The contract of `MonthRecords`: every implementation passes it. */
export const describeMonthRecords = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name} as MonthRecords`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    it('MonthRecords.saveCheck keeps the last check of a month', async () => {
      const { records, merchantId, checkOf } = opened;
      const check = { merchantId, month: '2026-10', checkedAt: new Date('2026-11-01T05:00:00Z') };
      await records.saveCheck({ ...check, documents: 3, errors: 1, warnings: 2 });
      await records.saveCheck({ ...check, documents: 4, errors: 0, warnings: 1 });
      expect(await checkOf('2026-10')).toMatchObject({ documents: 4, errors: 0, warnings: 1 });
    });

    it('MonthRecords.settingsOf returns the stored settings, and none before', async () => {
      const { records, merchantId } = opened;
      expect(await records.settingsOf(merchantId)).toEqual({ recipient: null, sendsItself: false });
      const settings = { recipient: 'schetovodstvo@example.bg', sendsItself: true };
      await records.saveSettings(merchantId, settings);
      expect(await records.settingsOf(merchantId)).toEqual(settings);
    });

    it('MonthRecords.refusedAt is the moment of the newest refusal until a mail of the month is sent', async () => {
      const { records, merchantId } = opened;
      const key = { merchantId, month: '2026-07' };
      const at = new Date('2026-08-01T04:00:00Z');
      expect(await records.refusedAt(key)).toBeNull();
      await records.noteDelivery(key, 'REFUSED', new Date('2026-08-01T03:00:00Z'));
      await records.noteDelivery(key, 'REFUSED', at);
      await records.noteDelivery({ ...key, month: '2026-06' }, 'SENT', at);
      expect(await records.refusedAt(key)).toEqual(at);
      await records.noteDelivery(key, 'SENT', at);
      expect(await records.refusedAt(key)).toBeNull();
    });

    it('MonthRecords.claimMail is true once for each month and kind', async () => {
      const { records, merchantId } = opened;
      const key = { merchantId, month: '2026-09' };
      const at = new Date('2026-10-01T04:00:00Z');
      expect(await records.claimMail(key, 'READY', at)).toBe(true);
      expect(await records.claimMail(key, 'READY', at)).toBe(false);
      expect(await records.claimMail(key, 'REMINDER', at)).toBe(true);
      expect(await records.claimMail({ ...key, month: '2026-08' }, 'READY', at)).toBe(true);
    });
  });
};
