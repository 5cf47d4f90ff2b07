import { Money } from '#kernel/money.ts';
import { businessDate } from '#kernel/business-date.ts';
import type { InvoiceView } from '#modules/invoices/application/invoice-view.ts';
import { runSuites } from '#test/contracts/run-suites.ts';
import { FakeInvoicePrinter } from '#test/fakes/fake-invoice-printer.ts';
import { InMemoryAnchorStore } from '#test/fakes/in-memory-anchor-store.ts';
import { InMemoryBuyerRequests } from '#test/fakes/in-memory-buyer-requests.ts';
import { InMemoryDeliveries } from '#test/fakes/in-memory-deliveries.ts';
import { InMemoryDocumentsOfPayments } from '#test/fakes/in-memory-documents-of-payments.ts';
import { InMemoryDrafts } from '#test/fakes/in-memory-drafts.ts';
import { InMemoryInvoiceNumbers } from '#test/fakes/in-memory-invoice-numbers.ts';
import { InMemoryInvoices } from '#test/fakes/in-memory-invoices.ts';
import { InMemoryNumberChains } from '#test/fakes/in-memory-number-chains.ts';
import { InMemoryReminders } from '#test/fakes/in-memory-reminders.ts';
import { InMemoryTransactions } from '#test/fakes/in-memory-transactions.ts';

runSuites('memory', {
  Invoices: async () => {
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
    };
  },
  InvoiceNumbers: async () => {
    const work = new InMemoryTransactions();
    let merchants = 0;
    return {
      numbers: new InMemoryInvoiceNumbers(work),
      work,
      addMerchant: async () => (merchants += 1),
    };
  },
  InvoicePrinter: async () => ({
    printer: new FakeInvoicePrinter(),
    invoice: { invoiceNumber: '0000000042' } as InvoiceView,
    textOf: async (pdf) => Buffer.from(pdf).toString(),
  }),
  NumberChains: async () => {
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
    };
  },
  AnchorStore: async () => ({ store: new InMemoryAnchorStore() }),
  Drafts: async () => ({ drafts: new InMemoryDrafts(), merchantId: 1, otherId: 2 }),
  Deliveries: async () => {
    const customers = new Map<number, string>();
    const deliveries = new InMemoryDeliveries(new InMemoryTransactions(), (id) => customers.get(id) ?? null);
    const addInvoice = async (customerEmail: string): Promise<number> => {
      customers.set(customers.size + 1, customerEmail);
      return customers.size;
    };
    return { deliveries, addInvoice };
  },
  BuyerRequests: async () => {
    const emails = new Map<number, string>();
    return {
      requests: new InMemoryBuyerRequests(emails),
      addDocument: async () => {
        const paymentId = emails.size + 1;
        emails.set(paymentId, 'maria@example.com');
        return { paymentId, invoiceId: paymentId + 100, merchantId: 3 };
      },
    };
  },
  Reminders: async () => {
    const reminders = new InMemoryReminders();
    let invoiceId = 0;
    return {
      reminders,
      merchantId: 1,
      otherMerchantId: 2,
      addUnpaid: async (dueDate) => {
        invoiceId += 1;
        const issueDate = businessDate('2026-11-20');
        reminders.addUnpaid({ invoiceId, merchantId: 1, issueDate, dueDate, recipient: 'ivan@example.com' });
        return invoiceId;
      },
      pay: async (id) => reminders.remove(id),
    };
  },
  DocumentsOfPayments: async () => {
    const documents = new InMemoryDocumentsOfPayments();
    let made = 0;
    const issue = async (isLate: boolean) => {
      const paymentId = (made += 1);
      const total = Money.ofMinor(5_113, 'EUR');
      return { paymentId, total, ...documents.issue(paymentId, { isLate, total }) };
    };
    return {
      documents,
      uninvoicedId: 1_000,
      addDocument: () => issue(false),
      addRefunded: () => issue(true),
      addWritten: async () => {
        const invoiceId = 1_000 + (made += 1);
        documents.setOpen(invoiceId, Money.ofMinor(2_400, 'EUR'));
        return invoiceId;
      },
      annul: async (invoiceId) => documents.setOpen(invoiceId, null),
      recipients: async (id) =>
        documents.mailed.filter(({ invoiceId }) => invoiceId === id).map(({ recipient }) => recipient),
      textOf: async (pdf) => Buffer.from(pdf).toString(),
    };
  },
});
