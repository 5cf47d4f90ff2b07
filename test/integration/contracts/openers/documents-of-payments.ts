import { DocumentsOfPayments } from '#modules/payments/index.ts';
import { AnnulInvoice } from '#modules/invoices/application/corrections/annul-invoice.ts';
import { WriteInvoice } from '#modules/invoices/application/write-invoice.ts';
import type { Opener } from '#test/contracts/run-suites.ts';
import { createInvoicesFixture } from '#test/support/invoices-fixture.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import { sampleDraft } from '#test/unit/modules/invoices/sample-draft.ts';
import { owner } from '#test/unit/modules/invoices/use-case-context.ts';

export const openDocumentsOfPayments: Opener<'DocumentsOfPayments'> = async () => {
  const fixture = await createInvoicesFixture();
  const { database } = fixture;
  const merchantId = await fixture.addMerchant();
  const actor = owner(merchantId);
  const { paymentId: uninvoicedId } = await fixture.addPayment(merchantId);
  const addPaid = async () => {
    const payment = await fixture.pay(merchantId);
    const { id, invoiceNumber } = (await fixture.documentsOf(merchantId)).at(-1)!;
    const { paymentId, chargeAmount: total } = payment;
    return { payment, document: { paymentId, invoiceId: id, invoiceNumber, total } };
  };
  return {
    documents: fixture.get(DocumentsOfPayments),
    uninvoicedId,
    addDocument: async () => (await addPaid()).document,
    addRefunded: async () => {
      const { payment, document } = await addPaid();
      await fixture.refund(payment, 100);
      return document;
    },
    addWritten: () => fixture.get(WriteInvoice).execute({ actor, draft: sampleDraft() }),
    annul: (invoiceId) => fixture.get(AnnulInvoice).execute({ actor, invoiceId, reason: 'Грешка' }),
    recipients: async (invoiceId) => {
      const deliveries = await database.rows<{ recipient: string }>(
        `select recipient from invoice_deliveries where invoice_id = :invoiceId and kind = 'ASKED_BY_PAYER' order by id`,
        { invoiceId },
      );
      return deliveries.map(({ recipient }) => recipient);
    },
    textOf: async (pdf) => (await readPdf(pdf)).text,
    close: fixture.close,
  };
};
