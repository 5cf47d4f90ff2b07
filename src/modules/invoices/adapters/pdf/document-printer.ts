import { loadOnFirstCall } from '#platform/load-on-first-call.ts';
import type { InvoicePrinter } from '../../ports/invoice-printer.ts';
import type { BrowserInvoicePrinter } from './browser-invoice-printer.ts';

/** What the printer of documents needs. */
export type DocumentPrinterDeps = ConstructorParameters<typeof BrowserInvoicePrinter>[0];

/** Prints documents in the browser; templates are loaded on first use. */
export const documentPrinter = ({ htmlPrinter, messages, logos }: DocumentPrinterDeps): InvoicePrinter =>
  loadOnFirstCall<InvoicePrinter>(
    async () =>
      new (await import('./browser-invoice-printer.ts')).BrowserInvoicePrinter({
        htmlPrinter,
        messages,
        logos,
      }),
  );
