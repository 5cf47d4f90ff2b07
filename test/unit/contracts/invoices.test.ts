import { describeInvoices } from '#test/contracts/invoices.ts';
import { InMemoryInvoiceNumbers } from '#test/fakes/in-memory-invoice-numbers.ts';
import { InMemoryInvoices } from '#test/fakes/in-memory-invoices.ts';
import { InMemoryTransactions } from '#test/fakes/in-memory-transactions.ts';

describeInvoices('InMemoryInvoices', async () => {
  const work = new InMemoryTransactions();
  const numbers = new InMemoryInvoiceNumbers(work);
  let last = 0;
  const nextId = async (): Promise<number> => (last += 1);
  return {
    invoices: new InMemoryInvoices({ numbers, work }),
    numbers,
    work,
    addMerchant: nextId,
    addPaymentLink: nextId,
    addPayment: nextId,
    addRefund: nextId,
    close: async () => undefined,
  };
});
