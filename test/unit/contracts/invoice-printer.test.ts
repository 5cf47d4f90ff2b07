import type { InvoiceView } from '#modules/invoices/application/invoice-view.ts';
import { describeInvoicePrinter } from '#test/contracts/invoice-printer.ts';
import { FakeInvoicePrinter } from '#test/fakes/fake-invoice-printer.ts';

describeInvoicePrinter('FakeInvoicePrinter', async () => ({
  printer: new FakeInvoicePrinter(),
  invoice: { invoiceNumber: '0000000042' } as InvoiceView,
  textOf: async (pdf) => Buffer.from(pdf).toString(),
  close: async () => undefined,
}));
