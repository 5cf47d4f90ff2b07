import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessDate } from '#kernel/business-date.ts';
import type { ClosedMonths } from '#modules/merchants/index.ts';
import type { MonthClose } from '#modules/closing/domain/month-close.ts';
import { problemOf } from '#modules/closing/domain/month-problem.ts';
import type { MonthCloses } from '#modules/closing/ports/month-closes.ts';

type Opened = Readonly<{
  closes: MonthCloses & ClosedMonths;
  transact<T>(work: () => Promise<T>): Promise<T>;
  merchantId: number;
  otherMerchantId: number;
  close(): Promise<void>;
}>;

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The contract of `MonthCloses` and `ClosedMonths`: every implementation passes it. */
export const describeMonthCloses = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name} as MonthCloses`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    const make = (month: string, revision = 1): MonthClose => ({
      merchantId: opened.merchantId,
      month,
      revision,
      problems: [problemOf('TEXT_CUT', { id: 7, invoiceNumber: '0000000007' })],
      totals: { documents: 1, annulled: 0, baseMinor: 100, vatMinor: 20, ledger: null, fees: [] },
      chainHash: 'ab'.repeat(32),
      fingerprint: 'cd'.repeat(32),
      closedBy: 'user:5',
      closedAt: new Date('2026-11-03T10:00:00Z'),
      reopened: null,
    });
    const add = (close: MonthClose, files: readonly string[] = []) =>
      opened.transact(async () => {
        await opened.closes.lock(close.merchantId);
        await opened.closes.add(
          close,
          files.map((file) => ({ name: file, content: bytes(`content of ${file}`) })),
        );
      });
    const reopened = { by: 'user:6', at: new Date('2026-11-04T10:00:00Z'), reason: 'Липсва фактура' };

    it('MonthCloses.latest returns the stored closing, and null for a month that was never closed', async () => {
      const close = make('2026-01');
      await add(close);
      expect(await opened.closes.latest(close)).toEqual(close);
      expect(await opened.closes.latest({ ...close, month: '2026-02' })).toBeNull();
      expect(await opened.closes.latest({ ...close, merchantId: opened.otherMerchantId })).toBeNull();
    });

    it('MonthCloses.reopen ends a closing once, and the next closing is the latest', async () => {
      const close = make('2026-03');
      await add(close);
      expect(await opened.closes.reopen(close, reopened)).toBe(true);
      expect(await opened.closes.reopen(close, reopened)).toBe(false);
      expect(await opened.closes.latest(close)).toEqual({ ...close, reopened });
      const next = make('2026-03', 2);
      await add(next);
      expect(await opened.closes.latest(close)).toEqual(next);
    });

    it('ClosedMonths.isClosed is true from the closing of the month of the day to its reopening', async () => {
      const close = make('2026-05');
      const day = businessDate('2026-05-31');
      const isClosed = (merchantId = opened.merchantId, on = day) =>
        opened.transact(() => opened.closes.isClosed(merchantId, on));
      expect(await isClosed()).toBe(false);
      await add(close);
      expect(await isClosed()).toBe(true);
      expect(await isClosed(opened.otherMerchantId)).toBe(false);
      expect(await isClosed(opened.merchantId, businessDate('2026-06-01'))).toBe(false);
      await opened.closes.reopen(close, reopened);
      expect(await isClosed()).toBe(false);
    });

    it('ClosedMonths.isClosedFrom is true for the days in and before a closed month', async () => {
      const close = make('2027-05');
      const isClosedFrom = (day: string, merchantId = opened.merchantId) =>
        opened.transact(() => opened.closes.isClosedFrom(merchantId, businessDate(day)));
      expect(await isClosedFrom('2027-05-01')).toBe(false);
      await add(close);
      expect(
        await Promise.all(['2027-05-31', '2027-04-30', '2027-06-01'].map((day) => isClosedFrom(day))),
      ).toEqual([true, true, false]);
      expect(await isClosedFrom('2027-05-31', opened.otherMerchantId)).toBe(false);
      await opened.closes.reopen(close, reopened);
      expect(await isClosedFrom('2027-05-31')).toBe(false);
    });

    it('closes.listFiles lists the files of a revision by name, and returns the content of each', async () => {
      const close = make('2026-07');
      await add(close, ['ubl/0000000007.xml', 'delta.txt']);
      const files = await opened.closes.listFiles(close);
      expect(files.map((file) => file.name)).toEqual(['delta.txt', 'ubl/0000000007.xml']);
      expect(files[0]).toMatchObject({ bytes: 20 });
      expect(files[0]!.sha256).toMatch(/^[0-9a-f]{64}$/);
      expect(Buffer.from((await opened.closes.fileContent(close, 'delta.txt'))!).toString()).toBe(
        'content of delta.txt',
      );
      expect(await opened.closes.fileContent(close, 'other.txt')).toBeNull();
      expect(await opened.closes.listFiles({ ...close, revision: 2 })).toEqual([]);
    });
  });
};
