import { describePayerReceipts } from '#test/contracts/payer-receipts.ts';
import { InMemoryPayerReceipts } from '#test/fakes/in-memory-payer-receipts.ts';

describePayerReceipts('InMemoryPayerReceipts', async () => {
  const receipts = new InMemoryPayerReceipts();
  const recipients = async (id: number): Promise<readonly string[]> =>
    receipts.mailed.filter(({ invoiceId }) => invoiceId === id).map(({ recipient }) => recipient);
  return { receipts, invoiceId: 1, recipients, close: async () => undefined };
});
