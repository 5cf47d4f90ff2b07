import { token } from '#kernel/token.ts';
import type { InvoiceView } from './invoice-views.ts';

/** ОРИГИНАЛ goes to the customer, КОПИЕ to everybody else (VAT Act, art. 114). */
export type InvoiceCopy = 'ORIGINAL' | 'COPY';

export interface InvoicePrinter {
  /** The document as PDF, A4. */
  print(invoice: InvoiceView, copy: InvoiceCopy): Promise<Uint8Array>;
}
export const InvoicePrinter = token<InvoicePrinter>('invoices.InvoicePrinter');
