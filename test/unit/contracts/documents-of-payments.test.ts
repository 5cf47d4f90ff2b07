import { describeDocumentsOfPayments } from '#test/contracts/documents-of-payments.ts';
import { InMemoryDocumentsOfPayments } from '#test/fakes/in-memory-documents-of-payments.ts';

describeDocumentsOfPayments('InMemoryDocumentsOfPayments', async () => {
  const documents = new InMemoryDocumentsOfPayments();
  const document = { invoiceId: 3, invoiceNumber: '0000000001' };
  documents.issue(7, document);
  return { documents, invoiced: { paymentId: 7, ...document }, uninvoicedId: 8 };
});
