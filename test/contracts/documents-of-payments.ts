import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentsOfPayments } from '#modules/payments/index.ts';

/** One payment with a document and one without. */
type Opened = Readonly<{
  documents: DocumentsOfPayments;
  invoiced: Readonly<{ paymentId: number; invoiceId: number; invoiceNumber: string }>;
  uninvoicedId: number;
  /** The document of a payment was mailed to its payer. */
  mail(paymentId: number, recipient: string, sentAt: Date): Promise<void>;
  close?: () => Promise<void>;
}>;

/** Contract of `DocumentsOfPayments`. */
export const describeDocumentsOfPayments = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name} as DocumentsOfPayments`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close?.());

    it('documents contain each payment with an invoice and no other', async () => {
      const { documents, invoiced, uninvoicedId } = opened;
      const { paymentId, ...document } = invoiced;
      const found = await documents.of([uninvoicedId, paymentId, 999_999_999]);
      expect([...found]).toEqual([[paymentId, document]]);
    });

    it('documents of no payments are empty', async () => {
      expect([...(await opened.documents.of([]))]).toEqual([]);
    });

    it('the first mail of a payment is the one that was sent first, and none before', async () => {
      const { documents, invoiced, uninvoicedId, mail } = opened;
      const { paymentId, invoiceNumber } = invoiced;
      expect(await documents.firstSent(paymentId)).toBeNull();
      const sentAt = new Date('2026-11-20T12:00:00Z');
      await mail(paymentId, 'ivan@example.com', sentAt);
      await mail(paymentId, 'maria@example.com', new Date('2026-11-20T12:00:01Z'));
      const first = { invoiceNumber, recipient: 'ivan@example.com', sentAt };
      expect(await documents.firstSent(paymentId)).toEqual(first);
      expect(await documents.firstSent(uninvoicedId)).toBeNull();
    });
  });
};
