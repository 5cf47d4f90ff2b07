import { DocumentsOfPayments } from '#modules/payments/index.ts';
import { describeDocumentsOfPayments } from '#test/contracts/documents-of-payments.ts';
import { createInvoicesWorld } from '#test/support/invoices-world.ts';

describeDocumentsOfPayments('PostgreSQL', async () => {
  const world = await createInvoicesWorld();
  const merchantId = await world.addMerchant();
  const { paymentId } = await world.pay(merchantId);
  const [document] = await world.documentsOf(merchantId);
  const { paymentId: uninvoicedId } = await world.addPayment(merchantId);
  return {
    documents: world.get(DocumentsOfPayments),
    invoiced: { paymentId, invoiceId: document!.id, invoiceNumber: document!.invoiceNumber },
    uninvoicedId,
    close: () => world.close(),
  };
});
