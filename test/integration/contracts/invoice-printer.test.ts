import { businessDate } from '#kernel/business-date.ts';
import { InvoicePrinter } from '#modules/invoices/ports/invoice-printer.ts';
import { describeInvoicePrinter } from '#test/contracts/invoice-printer.ts';
import { createInvoicesFixture } from '#test/support/invoices-fixture.ts';
import { readPdf } from '#test/support/read-pdf.ts';

describeInvoicePrinter('BrowserInvoicePrinter', async () => {
  const fixture = await createInvoicesFixture();
  const merchantId = await fixture.addMerchant();
  await fixture.pay(merchantId);
  const [document] = await fixture.documentsOf(merchantId);
  const invoice = await fixture.findInvoice(document!.id, 'all', businessDate('2026-11-20'));
  return {
    printer: fixture.get(InvoicePrinter),
    invoice: invoice!,
    textOf: async (pdf) => (await readPdf(pdf)).text,
    close: fixture.close,
  };
});
