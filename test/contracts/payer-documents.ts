import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anonymous } from '#kernel/actor.ts';
import type { Buyer } from '#kernel/buyer.ts';
import { InvalidFields } from '#kernel/failure.ts';
import { RateLimited } from '#kernel/input-failures.ts';
import type { PayerDocuments } from '#modules/payments/index.ts';
import { BuyerRequestOpen, DocumentChanged } from '#modules/invoices/domain/failures.ts';
import { CallerLeft } from '#platform/fair-share/fair-queue.ts';

type Document = Readonly<{ paymentId: number; invoiceId: number; invoiceNumber: string }>;
type Opened = Readonly<{
  documents: PayerDocuments;
  /** The document of a payment of today. */
  addDocument(): Promise<Document>;
  /** The same, refunded in part: only its merchant can issue it to another buyer. */
  addRefunded(): Promise<Document>;
  textOf(pdf: Uint8Array): Promise<string>;
  close(): Promise<void>;
}>;

const bakery: Buyer = {
  name: 'Пекарна „Изгрев“ ООД',
  address: 'гр. Пловдив, ул. „Отец Паисий“ № 5',
  taxId: '175074752',
  vatNumber: null,
  country: 'BG',
};
const office: Buyer = { ...bakery, name: 'Офис ЕООД', taxId: '131071587' };

/** Contract of `PayerDocuments`. */
export const describePayerDocuments = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name} as PayerDocuments`, () => {
    let opened: Opened;
    let sessions = 0;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    const nameBuyer = (
      { paymentId }: Document,
      buyer: Buyer,
      invoiceNumber: string | null = null,
      sessionId = `session-${(sessions += 1)}`,
    ) => opened.documents.nameBuyer({ actor: anonymous, paymentId, buyer, invoiceNumber, sessionId });

    it('a document is printed as a copy with a name of its own', async () => {
      const { invoiceId, invoiceNumber } = await opened.addDocument();
      const signal = new AbortController().signal;
      const { fileName, content } = await opened.documents.print({ invoiceId, signal });
      expect(fileName).toContain(invoiceNumber);
      const text = await opened.textOf(content);
      expect([text.includes(invoiceNumber), text.includes('КОПИЕ')]).toEqual([true, true]);
    });

    it('a document is not printed after its payer has left', async () => {
      const { invoiceId } = await opened.addDocument();
      const left = opened.documents.print({ invoiceId, signal: AbortSignal.abort() });
      await expect(left).rejects.toThrow(CallerLeft);
    });

    it('a document is issued again to the buyer, and the same buyer once more changes nothing', async () => {
      const document = await opened.addDocument();
      const answer = await nameBuyer(document, bakery, document.invoiceNumber);
      expect(answer.outcome).toBe('REPLACED');
      expect(answer.invoiceNumber).not.toBe(document.invoiceNumber);
      expect(await nameBuyer(document, bakery)).toEqual(answer);
    });

    it('a payer who saw another document than the present one is refused', async () => {
      const document = await opened.addDocument();
      await nameBuyer(document, bakery);
      await expect(nameBuyer(document, office, document.invoiceNumber)).rejects.toThrow(DocumentChanged);
    });

    it('what comes too late is a request, and another buyer is refused while it is open', async () => {
      const document = await opened.addRefunded();
      const requested = { outcome: 'REQUESTED', invoiceNumber: document.invoiceNumber };
      expect(await nameBuyer(document, bakery)).toEqual(requested);
      expect(await nameBuyer(document, bakery)).toEqual(requested);
      await expect(nameBuyer(document, office)).rejects.toThrow(BuyerRequestOpen);
    });

    it('a buyer with a wrong EIK is refused by field', async () => {
      const document = await opened.addDocument();
      const wrong = nameBuyer(document, { ...bakery, taxId: '175074751' });
      await expect(wrong).rejects.toThrow(InvalidFields);
    });

    it('one payer cannot change buyers without end', async () => {
      const document = await opened.addDocument();
      let refusal: unknown;
      for (let changes = 0; changes < 20 && refusal === undefined; changes += 1) {
        const buyer = changes % 2 === 0 ? bakery : office;
        refusal = await nameBuyer(document, buyer, null, 'restless').then(
          () => undefined,
          (error: unknown) => error,
        );
      }
      expect(refusal).toBeInstanceOf(RateLimited);
    });
  });
};
