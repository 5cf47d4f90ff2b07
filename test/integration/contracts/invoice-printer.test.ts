import { businessDate } from '#kernel/business-date.ts';
import { InvoicePrinter } from '#modules/invoices/ports/invoice-printer.ts';
import { describeInvoicePrinter } from '#test/contracts/invoice-printer.ts';
import { createInvoicesWorld } from '#test/support/invoices-world.ts';
import { readPdf } from '#test/support/read-pdf.ts';

describeInvoicePrinter('BrowserInvoicePrinter', async () => {
  const world = await createInvoicesWorld();
  const merchantId = await world.addMerchant();
  await world.pay(merchantId);
  const [document] = await world.documentsOf(merchantId);
  const invoice = await world.findInvoice(document!.id, 'all', businessDate('2026-11-20'));
  return {
    printer: world.get(InvoicePrinter),
    invoice: invoice!,
    textOf: async (pdf) => (await readPdf(pdf)).text,
    close: world.close,
  };
});
