import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessDate } from '#kernel/business-date.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { InvoiceSeries } from '#modules/invoices/domain/numbers/invoice-number.ts';
import type { InvoiceNumbers } from '#modules/invoices/ports/invoice-numbers.ts';

type Opened = Readonly<{
  numbers: InvoiceNumbers;
  work: UnitOfWork;
  addMerchant(): Promise<number>;
  close(): Promise<void>;
}>;

const day = businessDate('2026-11-20');
const dayBefore = businessDate('2026-11-19');

/** Contract of `InvoiceNumbers`. */
export const describeInvoiceNumbers = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name} as InvoiceNumbers`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    const next = (merchantId: number, series: InvoiceSeries = 'LEGAL', requestedDate = day) =>
      opened.work.transact(() => opened.numbers.next(merchantId, series, requestedDate));

    it('an invoice number outside a transaction is refused', async () => {
      const merchantId = await opened.addMerchant();
      await expect(opened.numbers.next(merchantId, 'LEGAL', day)).rejects.toThrow('outside a transaction');
    });

    it('invoice numbers count from one without a gap, also concurrently', async () => {
      const merchantId = await opened.addMerchant();
      const places = await Promise.all([1, 2, 3, 4].map(() => next(merchantId)));
      expect(places.map(({ number }) => number).toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4]);
    });

    it('an invoice number is reused after its transaction is rolled back', async () => {
      const merchantId = await opened.addMerchant();
      const undone = opened.work.transact(async () => {
        await opened.numbers.next(merchantId, 'LEGAL', day);
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      expect(await next(merchantId)).toMatchObject({ number: 1, previousHash: null });
    });

    it('each merchant and each series has its own invoice numbers', async () => {
      const [merchantId, other] = [await opened.addMerchant(), await opened.addMerchant()];
      await next(merchantId);
      expect(await next(merchantId, 'TEST')).toMatchObject({ series: 'TEST', number: 1 });
      expect(await next(other)).toMatchObject({ series: 'LEGAL', number: 1 });
    });

    it('issue dates of a series never go back', async () => {
      const merchantId = await opened.addMerchant();
      await next(merchantId);
      expect(await next(merchantId, 'LEGAL', dayBefore)).toMatchObject({ number: 2, issueDate: day });
      expect(await next(merchantId, 'TEST', dayBefore)).toMatchObject({ issueDate: dayBefore });
    });

    it('the start of the LEGAL series can be set until its first number is issued', async () => {
      const merchantId = await opened.addMerchant();
      expect(await opened.numbers.start(merchantId, 500)).toBe(true);
      expect(await opened.numbers.start(merchantId, 700)).toBe(true);
      expect(await next(merchantId)).toMatchObject({ number: 700 });
      expect(await opened.numbers.start(merchantId, 900)).toBe(false);
      expect(await next(merchantId)).toMatchObject({ number: 701 });
    });

    it('a series of another installation goes on with its next number, its last hash and no earlier day, and once', async () => {
      const merchantId = await opened.addMerchant();
      const end = { number: 41, hash: 'a'.repeat(64), issueDate: day };
      expect(await opened.numbers.goOn(merchantId, end)).toBe(true);
      expect(await opened.numbers.goOn(merchantId, { ...end, number: 50 })).toBe(false);
      expect(await opened.numbers.start(merchantId, 500)).toBe(false);
      const place = { number: 42, previousHash: end.hash, issueDate: day };
      expect(await next(merchantId, 'LEGAL', dayBefore)).toMatchObject(place);
      expect(await next(merchantId, 'TEST')).toMatchObject({ number: 1, previousHash: null });
    });

    it('a series that has begun here does not go on from another installation', async () => {
      const merchantId = await opened.addMerchant();
      await next(merchantId);
      const end = { number: 41, hash: 'a'.repeat(64), issueDate: day };
      expect(await opened.numbers.goOn(merchantId, end)).toBe(false);
      expect(await next(merchantId)).toMatchObject({ number: 2 });
    });
  });
};
