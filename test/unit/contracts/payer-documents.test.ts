import { describePayerDocuments } from '#test/contracts/payer-documents.ts';
import { InMemoryPayerDocuments } from '#test/fakes/in-memory-payer-documents.ts';

describePayerDocuments('InMemoryPayerDocuments', async () => {
  const documents = new InMemoryPayerDocuments();
  let payments = 0;
  const issue = async (isLate: boolean) => {
    const paymentId = (payments += 1);
    return { paymentId, ...documents.issue(paymentId, { isLate }) };
  };
  return {
    documents,
    addDocument: () => issue(false),
    addRefunded: () => issue(true),
    textOf: async (pdf) => Buffer.from(pdf).toString(),
    close: async () => undefined,
  };
});
