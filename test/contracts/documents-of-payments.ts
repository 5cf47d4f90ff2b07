import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anonymous } from '#kernel/actor.ts';
import type { Buyer } from '#kernel/buyer.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import { InvalidFields } from '#kernel/failure.ts';
import { RateLimited } from '#kernel/input-failures.ts';
import { Money } from '#kernel/money.ts';
import type { DocumentsOfPayments } from '#modules/payments/index.ts';
import { BuyerRequestOpen, DocumentChanged } from '#modules/invoices/domain/failures.ts';
import { CallerLeft } from '#platform/fair-share/fair-queue.ts';

type Document = Readonly<{ paymentId: number; invoiceId: number; invoiceNumber: string }>;
type Opened = Readonly<{
  documents: DocumentsOfPayments;
  /** The document of one line of a payment of today. */
  addDocument(): Promise<Document & Readonly<{ total: Money<ChargeCurrency> }>>;
  /** The same, refunded in part: only its merchant can issue it to another buyer. */
  addRefunded(): Promise<Document>;
  /** A written invoice with 24 euro open. */
  addWritten(): Promise<number>;
  annul(invoiceId: number): Promise<void>;
  /** A payment without a document. */
  uninvoicedId: number;
  /** Recipients of the mails that the payer asked for, oldest first. */
  recipients(invoiceId: number): Promise<readonly string[]>;
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

/** Repeats a call until it is refused. @returns the refusal; undefined when twenty calls were allowed */
const refusalOf = async (call: (time: number) => Promise<unknown>): Promise<unknown> => {
  try {
    for (let time = 0; time < 20; time += 1) await call(time);
    return undefined;
  } catch (error) {
    return error;
  }
};

/** Contract of `DocumentsOfPayments`. */
export const describeDocumentsOfPayments = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name} as DocumentsOfPayments`, () => {
    let opened: Opened;
    let documents: DocumentsOfPayments;
    let sessions = 0;
    beforeAll(async () => {
      opened = await open();
      ({ documents } = opened);
    });
    afterAll(() => opened.close());

    const nameBuyer = (
      { paymentId }: Document,
      buyer: Buyer,
      invoiceNumber: string | null = null,
      sessionId = `session-${(sessions += 1)}`,
    ) => documents.nameBuyer({ actor: anonymous, paymentId, buyer, invoiceNumber, sessionId });

    it('documents contain each payment with an invoice and no other', async () => {
      const { paymentId, invoiceId, invoiceNumber } = await opened.addDocument();
      const found = await documents.of([opened.uninvoicedId, paymentId, 999_999_999]);
      expect([...found]).toEqual([[paymentId, { invoiceId, invoiceNumber }]]);
      expect([...(await documents.of([]))]).toEqual([]);
    });

    it('a written invoice has what is open of it and no more, and an annulled one has nothing to pay', async () => {
      const invoiceId = await opened.addWritten();
      expect(await documents.hasOpen(invoiceId, Money.ofMinor(2_400, 'EUR'))).toBe(true);
      expect(await documents.hasOpen(invoiceId, Money.ofMinor(2_401, 'EUR'))).toBe(false);
      expect(await documents.openOf(invoiceId)).toEqual(Money.ofMinor(2_400, 'EUR'));
      await opened.annul(invoiceId);
      expect(await documents.openOf(invoiceId)).toBeNull();
      expect(await documents.hasOpen(invoiceId, Money.ofMinor(2_400, 'EUR'))).toBeNull();
    });

    it('the line of a document is worth its total, another line is refused, and no document has no worth', async () => {
      const { paymentId, total } = await opened.addDocument();
      expect(await documents.worthOf(paymentId, [{ line: 1 }])).toEqual(total);
      await expect(documents.worthOf(paymentId, [{ line: 2 }])).rejects.toThrow(InvalidFields);
      expect(await documents.worthOf(opened.uninvoicedId, [{ line: 1 }])).toBeNull();
    });

    it('a document is printed as a copy with a name of its own', async () => {
      const { invoiceId, invoiceNumber } = await opened.addDocument();
      const signal = new AbortController().signal;
      const { fileName, content } = await documents.print({ invoiceId, signal });
      expect(fileName).toContain(invoiceNumber);
      const text = await opened.textOf(content);
      expect([text.includes(invoiceNumber), text.includes('КОПИЕ')]).toEqual([true, true]);
    });

    it('a document is not printed after its payer has left', async () => {
      const { invoiceId } = await opened.addDocument();
      await expect(documents.print({ invoiceId, signal: AbortSignal.abort() })).rejects.toThrow(CallerLeft);
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
      const change = (time: number) =>
        nameBuyer(document, time % 2 === 0 ? bakery : office, null, 'restless');
      expect(await refusalOf(change)).toBeInstanceOf(RateLimited);
    });

    it('a document is mailed to the recipient, and too many mails of one document are refused with the seconds to wait', async () => {
      const { invoiceId } = await opened.addDocument();
      const recipient = 'payer@example.com';
      const mail = () => documents.mail({ actor: anonymous, invoiceId, recipient });
      await mail();
      expect(await opened.recipients(invoiceId)).toEqual([recipient]);
      const refusal = await refusalOf(mail);
      expect(refusal).toBeInstanceOf(RateLimited);
      expect((refusal as RateLimited).retryAfterSeconds).toBeGreaterThan(0);
      const mailed = await opened.recipients(invoiceId);
      await expect(mail()).rejects.toThrow(RateLimited);
      expect(await opened.recipients(invoiceId)).toEqual(mailed);
    });
  });
};
