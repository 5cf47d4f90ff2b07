import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessDate } from '#kernel/business-date.ts';
import type { Deduction } from '#modules/invoices/domain/advances.ts';
import type { Advances } from '#modules/invoices/ports/advances.ts';

type Opened = Readonly<{
  advances: Advances;
  /** A document of the merchant. @returns its id */
  addDocument(): Promise<number>;
  annul(id: number): Promise<void>;
  close(): Promise<void>;
}>;

/** Contract of `Advances`. */
export const describeAdvances = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name} as Advances`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    const deductionOf = (advanceId: number): Deduction => ({
      advanceId,
      number: '0000000012',
      issueDate: businessDate('2026-11-20'),
      sums: [
        { rate: 20, net: 100n, tax: 20n },
        { rate: 9, net: 0n, tax: 0n },
      ],
    });

    it('an advance is deducted once: a second deduction fails with its number', async () => {
      const [advance, final, other] = [
        await opened.addDocument(),
        await opened.addDocument(),
        await opened.addDocument(),
      ];
      expect(await opened.advances.deductedIn(advance)).toBeNull();
      await opened.advances.deduct(final, [deductionOf(advance)]);
      expect(await opened.advances.deductedIn(advance)).toMatchObject({ invoiceId: final });
      const second = opened.advances.deduct(other, [deductionOf(advance)]);
      await expect(second).rejects.toMatchObject({ code: 'invoices.advance-deducted' });
    });

    it('annulling the final invoice frees its advances', async () => {
      const [advance, final, other] = [
        await opened.addDocument(),
        await opened.addDocument(),
        await opened.addDocument(),
      ];
      await opened.advances.deduct(final, [deductionOf(advance)]);
      await opened.annul(final);
      expect(await opened.advances.deductedIn(advance)).toBeNull();
      await opened.advances.deduct(other, [deductionOf(advance)]);
      expect(await opened.advances.deductedIn(advance)).toMatchObject({ invoiceId: other });
    });
  });
};
