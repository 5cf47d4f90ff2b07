import { businessDate } from '#kernel/business-date.ts';
import { Invoice } from '#modules/invoices/domain/invoice.ts';
import { describeAdvances } from '#test/contracts/advances.ts';
import { InMemoryAdvances } from '#test/fakes/in-memory-advances.ts';
import { InMemoryInvoiceNumbers } from '#test/fakes/in-memory-invoice-numbers.ts';
import { InMemoryInvoices } from '#test/fakes/in-memory-invoices.ts';
import { InMemoryTransactions } from '#test/fakes/in-memory-transactions.ts';
import { sampleDocument } from '#test/unit/modules/invoices/domain/sample-document.ts';

describeAdvances('InMemoryAdvances', async () => {
  const work = new InMemoryTransactions();
  const numbers = new InMemoryInvoiceNumbers(work);
  const invoices = new InMemoryInvoices({ numbers, work });
  return {
    advances: new InMemoryAdvances(invoices, work),
    addDocument: () =>
      work.transact(async () => {
        const place = await numbers.next(1, 'LEGAL', businessDate('2026-11-20'));
        const document = { ...sampleDocument({ place }), merchantId: 1, paymentId: null };
        return invoices.add(await Invoice.issuePending(document, place.previousHash));
      }),
    annul: async (id) => {
      await invoices.change({ id }, (one) => one.annul('Грешка', new Date('2026-11-21T10:00:00.000Z')));
    },
    close: async () => undefined,
  };
});
