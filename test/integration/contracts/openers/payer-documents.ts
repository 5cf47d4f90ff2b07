import { PayerDocuments } from '#modules/payments/index.ts';
import type { Opener } from '#test/contracts/run-suites.ts';
import { createInvoicesFixture } from '#test/support/invoices-fixture.ts';
import { readPdf } from '#test/support/read-pdf.ts';

export const openPayerDocuments: Opener<'PayerDocuments'> = async () => {
  const fixture = await createInvoicesFixture();
  const merchantId = await fixture.addMerchant();
  const addPaid = async () => {
    const payment = await fixture.pay(merchantId);
    const { id, invoiceNumber } = (await fixture.documentsOf(merchantId)).at(-1)!;
    return { payment, document: { paymentId: payment.paymentId, invoiceId: id, invoiceNumber } };
  };
  return {
    documents: fixture.get(PayerDocuments),
    addDocument: async () => (await addPaid()).document,
    addRefunded: async () => {
      const { payment, document } = await addPaid();
      await fixture.refund(payment, 100);
      return document;
    },
    textOf: async (pdf) => (await readPdf(pdf)).text,
    close: fixture.close,
  };
};
