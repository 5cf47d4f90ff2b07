import { token } from '#kernel/token.ts';
import type { InvoiceView } from '../application/invoice-view.ts';

/** ОРИГИНАЛ goes to the customer, КОПИЕ to all others (VAT Act, art. 114). */
export type InvoiceCopy = 'ORIGINAL' | 'COPY';

/** For whom the document is printed: each merchant has a turn in the queue, and all receipts together have one. */
export type PrintQueueKey = 'merchant' | 'receipts';

export interface InvoicePrinter {
  /**
   * The document as PDF, A4.
   * @param signal aborted when the caller leaves: a document that still waits is not printed
   * @throws DocumentsAway, PrintFailed, PrintQueueFull, CallerLeft
   */
  print(invoice: InvoiceView, copy: InvoiceCopy, queue?: PrintQueueKey, signal?: AbortSignal): Promise<Uint8Array>;
}
export const InvoicePrinter = token<InvoicePrinter>('invoices.InvoicePrinter');
