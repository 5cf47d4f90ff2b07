import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, type BusinessDate } from '#kernel/business-date.ts';
import type { DocumentsOfCustomers } from '#modules/customers/index.ts';

/** A document as the suite asks for it; amounts in euro cents. */
type GivenDocument = Readonly<{
  merchantId: number;
  customerId: number | null;
  buyer: Readonly<{ name: string; email: string | null; taxId: string | null }>;
  totalMinor: number;
  /** Of the amount that was paid whole. */
  refundedMinor?: number;
}>;
type Opened = Readonly<{
  documents: DocumentsOfCustomers;
  merchantId: number;
  otherMerchantId: number;
  /** Of the first merchant. */
  customerId: number;
  otherCustomerId: number;
  /** The day of every document, payment and refund. */
  today: BusinessDate;
  /** Issues the document of a card payment and the credit note of a refund. @returns its id */
  add(given: GivenDocument): Promise<number>;
  close(): Promise<void>;
}>;

/** Contract of `DocumentsOfCustomers`. */
export const describeDocumentsOfCustomers = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name} as DocumentsOfCustomers`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    const maria = { name: 'Мария Георгиева', email: 'maria@example.com', taxId: null };

    it('a customer has its documents in the order of issue, with payments, credits and refunds by day', async () => {
      const { documents, merchantId, customerId, otherCustomerId, today: day, add } = opened;
      const about = { merchantId, buyer: maria };
      const first = await add({ ...about, customerId, totalMinor: 12_000, refundedMinor: 2_500 });
      const second = await add({ ...about, customerId, totalMinor: 999 });
      await add({ ...about, customerId: otherCustomerId, totalMinor: 500 });
      const found = await documents.of({ customerId, until: day, records: 'all' });
      expect(found).toMatchObject([
        {
          invoiceId: first,
          type: 'INVOICE',
          issueDate: day,
          currency: 'EUR',
          totalMinor: 12_000,
          payments: [{ minor: 12_000, day }],
          credits: [{ minor: 2_500, day }],
          refunds: [{ minor: 2_500, day }],
        },
        { type: 'CREDIT_NOTE', totalMinor: -2_500, payments: [], credits: [], refunds: [] },
        { invoiceId: second, totalMinor: 999, payments: [{ minor: 999, day }], credits: [], refunds: [] },
      ]);
    });

    it('documents that were issued later, and those of links of others, are left out', async () => {
      const { documents, customerId, today } = opened;
      const until = addDays(today, -1);
      expect(await documents.of({ customerId, until, records: 'all' })).toEqual([]);
      const records = { createdBy: 999_999, from: new Date(0), until: new Date('2099-01-01') };
      expect(await documents.of({ customerId, until: today, records })).toEqual([]);
    });

    it('buyers without a customer are proposed once each, by EIK or else by e-mail', async () => {
      const { documents, merchantId, otherMerchantId, customerId, today, add } = opened;
      const company = { name: 'Нова ЕООД', email: 'first@nova.example', taxId: '175074752' };
      const about = { merchantId, customerId: null, totalMinor: 100 };
      await add({ ...about, buyer: company });
      await add({ ...about, buyer: { ...company, name: 'Нова АД', email: 'second@nova.example' } });
      await add({ ...about, buyer: { name: 'Иван', email: 'Ivan@example.com', taxId: null } });
      await add({ ...about, buyer: { name: 'Иван Петров', email: 'ivan@example.com', taxId: null } });
      await add({ ...about, buyer: { name: 'Без имейл', email: null, taxId: null } });
      await add({ ...about, buyer: { ...maria, email: 'known@example.com' }, customerId });
      const proposed = await documents.pastBuyers(merchantId);
      expect(
        proposed.map(({ name, email, taxId, documents: count, lastIssueDate }) => [
          name,
          email,
          taxId,
          count,
          lastIssueDate,
        ]),
      ).toEqual([
        ['Иван Петров', 'ivan@example.com', null, 2, today],
        ['Нова АД', 'second@nova.example', '175074752', 2, today],
      ]);
      expect(await documents.pastBuyers(otherMerchantId)).toEqual([]);
    });
  });
};
