import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessDate } from '#kernel/business-date.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { ProofCorrected } from '#modules/invoices/domain/failures.ts';
import { Invoice } from '#modules/invoices/domain/invoice.ts';
import type { StoredDocument } from '#modules/invoices/domain/numbers/stored-document.ts';
import type { InvoiceNumbers } from '#modules/invoices/ports/invoice-numbers.ts';
import type { Invoices } from '#modules/invoices/ports/invoices.ts';
import type { NumberChains } from '#modules/invoices/ports/number-chains.ts';
import { sampleDocument } from '#test/unit/modules/invoices/domain/sample-document.ts';

type Opened = Readonly<{
  chains: NumberChains;
  invoices: Invoices;
  numbers: InvoiceNumbers;
  work: UnitOfWork;
  addMerchant(): Promise<number>;
  close(): Promise<void>;
}>;

const day = businessDate('2026-11-20');
const at = new Date('2026-11-20T12:00:00.000Z');

/** Contract of `NumberChains`, over the `Invoices` that wrote the chains. */
export const describeNumberChains = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name} as NumberChains`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    const issue = (merchantId: number): Promise<Readonly<{ id: number; invoice: Invoice }>> =>
      opened.work.transact(async () => {
        const place = await opened.numbers.next(merchantId, 'LEGAL', day);
        const document = { ...sampleDocument({ place }), merchantId, paymentId: null };
        const invoice = await Invoice.issuePending(document, place.previousHash);
        return { id: await opened.invoices.add(invoice), invoice };
      });
    const headOf = async (merchantId: number) =>
      (await opened.chains.heads()).find((head) => head.merchantId === merchantId);
    const documentsOf = async (merchantId: number): Promise<StoredDocument[]> => {
      const head = await headOf(merchantId);
      const documents: StoredDocument[] = [];
      if (head !== undefined)
        for await (const document of opened.chains.documents(head)) documents.push(document);
      return documents;
    };

    it('each started series of a merchant has one head', async () => {
      const merchantId = await opened.addMerchant();
      expect(await headOf(merchantId)).toBeUndefined();
      const { invoice } = await issue(merchantId);
      const head = { merchantId, series: 'LEGAL', startNumber: 1, startHash: null, nextNumber: 2 };
      expect(await headOf(merchantId)).toEqual({ ...head, lastHash: invoice.documentHash });
    });

    it('a series that goes on from another installation has the hash that its first document follows', async () => {
      const merchantId = await opened.addMerchant();
      const hash = 'b'.repeat(64);
      await opened.numbers.goOn(merchantId, { number: 7, hash, issueDate: day });
      const head = { merchantId, series: 'LEGAL', startNumber: 8, startHash: hash };
      expect(await headOf(merchantId)).toEqual({ ...head, nextNumber: 8, lastHash: hash });
      const { invoice } = await issue(merchantId);
      expect(invoice.previousHash).toBe(hash);
      expect(await headOf(merchantId)).toEqual({ ...head, nextNumber: 9, lastHash: invoice.documentHash });
    });

    it('the documents of a series are read in the order of their numbers, with their hashes', async () => {
      const merchantId = await opened.addMerchant();
      const issued = [await issue(merchantId), await issue(merchantId)];
      await issue(await opened.addMerchant());
      const expected = issued.map(({ id, invoice: { document, previousHash, documentHash } }, place) => ({
        id,
        number: place + 1,
        issueDate: day,
        previousHash,
        documentHash,
        document,
        annulment: null,
        paid: { status: 'PENDING', paidMinor: 0, creditedMinor: 0, paidAt: null },
      }));
      expect(await documentsOf(merchantId)).toEqual(expected);
    });

    it('an annulment is read with the hash that it follows, and is the end of its series', async () => {
      const merchantId = await opened.addMerchant();
      const { id, invoice } = await issue(merchantId);
      await opened.invoices.change({ id }, (one) => one.annul('Грешка', at));
      const head = (await headOf(merchantId))!;
      const annulment = { annulledAt: at, reason: 'Грешка' };
      expect((await opened.chains.facts(head)).annulments).toEqual([
        { ...annulment, number: 1, previousHash: invoice.documentHash, annulmentHash: head.lastHash },
      ]);
      expect(await documentsOf(merchantId)).toMatchObject([{ annulment }]);
    });

    it('the facts of some numbers are those of their documents alone', async () => {
      const merchantId = await opened.addMerchant();
      const issued = [await issue(merchantId), await issue(merchantId), await issue(merchantId)];
      for (const { id } of issued) await opened.invoices.change({ id }, (one) => one.annul('Грешка', at));
      const head = (await headOf(merchantId))!;
      const numbersOf = async (from: number, to: number): Promise<number[]> =>
        (await opened.chains.facts(head, { from, to })).annulments
          .map(({ number }) => number)
          .toSorted((one, other) => one - other);
      expect([await numbersOf(2, 3), await numbersOf(1, 1), await numbersOf(4, 9)]).toEqual([
        [2, 3],
        [1],
        [],
      ]);
    });

    it('the correction of a proof is read with the hash that it follows, and a document has one', async () => {
      const merchantId = await opened.addMerchant();
      const { id, invoice } = await issue(merchantId);
      const facts = { contentHash: 'c', letters: 'D83D FFFD', correctedBy: 'operator:root', reason: 'Знак' };
      const { documentHash } = invoice;
      const of = { merchantId, series: 'LEGAL', number: 1, documentHash, correctedAt: at } as const;
      const correct = () => opened.work.transact(() => opened.chains.correctProof(id, { ...of, ...facts }));
      const correctionHash = await correct();
      const head = (await headOf(merchantId))!;
      expect(head.lastHash).toBe(correctionHash);
      expect((await opened.chains.facts(head)).corrections).toMatchObject([
        { number: 1, ...facts, correctedAt: at, previousHash: documentHash, correctionHash },
      ]);
      await expect(correct()).rejects.toThrow(ProofCorrected);
      expect((await headOf(merchantId))!.lastHash).toBe(correctionHash);
    });

    it('an unpaid invoice is not wrongly paid', async () => {
      const merchantId = await opened.addMerchant();
      await issue(merchantId);
      const wrong = await opened.chains.wronglyPaid();
      expect(wrong.filter((one) => one.merchantId === merchantId)).toEqual([]);
    });
  });
};
