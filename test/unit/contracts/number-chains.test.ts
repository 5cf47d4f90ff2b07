import { describeNumberChains } from '#test/contracts/number-chains.ts';
import { InMemoryInvoiceNumbers } from '#test/fakes/in-memory-invoice-numbers.ts';
import { InMemoryInvoices } from '#test/fakes/in-memory-invoices.ts';
import { InMemoryNumberChains } from '#test/fakes/in-memory-number-chains.ts';
import { InMemoryTransactions } from '#test/fakes/in-memory-transactions.ts';

describeNumberChains('InMemoryNumberChains', async () => {
  const work = new InMemoryTransactions();
  const numbers = new InMemoryInvoiceNumbers(work);
  const invoices = new InMemoryInvoices({ numbers, work });
  let merchants = 0;
  return {
    chains: new InMemoryNumberChains({ invoices, numbers }),
    invoices,
    numbers,
    work,
    addMerchant: async () => (merchants += 1),
    close: async () => undefined,
  };
});
