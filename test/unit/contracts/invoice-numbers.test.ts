import { describeInvoiceNumbers } from '#test/contracts/invoice-numbers.ts';
import { InMemoryInvoiceNumbers } from '#test/fakes/in-memory-invoice-numbers.ts';
import { InMemoryTransactions } from '#test/fakes/in-memory-transactions.ts';

describeInvoiceNumbers('InMemoryInvoiceNumbers', async () => {
  const work = new InMemoryTransactions();
  let merchants = 0;
  return {
    numbers: new InMemoryInvoiceNumbers(work),
    work,
    addMerchant: async () => (merchants += 1),
    close: async () => undefined,
  };
});
