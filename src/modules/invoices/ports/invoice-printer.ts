import { token } from '#kernel/token.ts';
import type { InvoiceView } from '../application/invoice-view.ts';

/** ОРИГИНАЛ goes to the customer, КОПИЕ to all others (VAT Act, art. 114). */
export type InvoiceCopy = 'ORIGINAL' | 'COPY';

/**
 * Shares the print queue fairly: one share per merchant, one for the payers of each, one for all receipts together. Receipts
 * and documents of a pack that is being sent (`pack`, in the merchant's share) wait as long as the queue permits.
 */
export type PrintQueueKey = 'merchant' | 'payers' | 'receipts' | 'pack';

/** Prints documents as PDF. */
export interface InvoicePrinter {
  /**
   * Prints the document as PDF, A4.
   * @param signal aborted when the caller disconnects: a queued document is then not printed
   * @throws DocumentsAway, PrintFailed, PrintQueueFull, CallerLeft
   */
  print(
    invoice: InvoiceView,
    copy: InvoiceCopy,
    queue?: PrintQueueKey,
    signal?: AbortSignal,
  ): Promise<Uint8Array>;
}
export const InvoicePrinter = token<InvoicePrinter>('invoices.InvoicePrinter');
