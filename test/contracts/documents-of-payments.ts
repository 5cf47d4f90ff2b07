import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentsOfPayments } from '#modules/payments/index.ts';

/** One payment with a document and one without. */
type Opened = Readonly<{
  documents: DocumentsOfPayments;
  invoiced: Readonly<{ paymentId: number; invoiceId: number; invoiceNumber: string }>;
  uninvoicedId: number;
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
  });
};
