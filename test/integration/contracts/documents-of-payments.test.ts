import { DocumentsOfPayments } from '#modules/payments/index.ts';
import { describeDocumentsOfPayments } from '#test/contracts/documents-of-payments.ts';
import { createInvoicesFixture } from '#test/support/invoices-fixture.ts';

describeDocumentsOfPayments('SqlDocumentsOfPayments', async () => {
  const fixture = await createInvoicesFixture();
  const merchantId = await fixture.addMerchant();
  const { paymentId } = await fixture.pay(merchantId);
  const [document] = await fixture.documentsOf(merchantId);
  const { paymentId: uninvoicedId } = await fixture.addPayment(merchantId);
  return {
    documents: fixture.get(DocumentsOfPayments),
    invoiced: { paymentId, invoiceId: document!.id, invoiceNumber: document!.invoiceNumber },
    uninvoicedId,
    close: () => fixture.close(),
  };
});
