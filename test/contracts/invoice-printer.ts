import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InvoiceView } from '#modules/invoices/application/invoice-view.ts';
import type { InvoicePrinter } from '#modules/invoices/ports/invoice-printer.ts';
import { CallerLeft } from '#platform/fair-share/fair-queue.ts';

type Opened = Readonly<{
  printer: InvoicePrinter;
  invoice: InvoiceView;
  textOf(pdf: Uint8Array): Promise<string>;
  close(): Promise<void>;
}>;

/** Contract of `InvoicePrinter`. */
export const describeInvoicePrinter = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name} as InvoicePrinter`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    it('a document is not printed after its caller has disconnected', async () => {
      const { printer, invoice } = opened;
      const left = printer.print(invoice, 'ORIGINAL', 'merchant', AbortSignal.abort());
      await expect(left).rejects.toThrow(CallerLeft);
    });

    it('a printed PDF has the invoice number and is marked as original or copy', async () => {
      const { printer, invoice, textOf } = opened;
      const original = await printer.print(invoice, 'ORIGINAL', 'receipts');
      const copy = await printer.print(invoice, 'COPY');
      for (const pdf of [original, copy]) {
        expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-');
        expect(await textOf(pdf)).toContain(`№ ${invoice.invoiceNumber}`);
      }
      const [first, second] = [await textOf(original), await textOf(copy)];
      expect([first.includes('ОРИГИНАЛ'), first.includes('КОПИЕ')]).toEqual([true, false]);
      expect([second.includes('ОРИГИНАЛ'), second.includes('КОПИЕ')]).toEqual([false, true]);
    });
  });
};
