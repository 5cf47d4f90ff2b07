import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Messages } from '#kernel/messages.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { InvoicePrinter } from '../ports/invoice-printer.ts';
import type { FindInvoice } from './invoice-view.ts';
import { documentFileName } from './document-file-name.ts';
import { getInvoice } from './get-invoice.ts';

type Query = Readonly<{
  actor: Actor;
  invoiceId: number;
  /** Aborted when the caller disconnects: a queued document is then not printed. */
  signal?: AbortSignal;
}>;
type Deps = Readonly<{
  findInvoice: FindInvoice;
  merchants: MerchantDirectory;
  clock: Clock;
  printer: InvoicePrinter;
  messages: Messages;
}>;

/**
 * Prints the document as PDF marked КОПИЕ; ОРИГИНАЛ goes to the customer.
 * @throws InvoiceNotFound, DocumentsAway, PrintFailed, PrintQueueFull, CallerLeft
 */
export const getInvoicePdf = async (
  deps: Deps,
  { actor, invoiceId, signal }: Query,
): Promise<Readonly<{ fileName: string; content: Uint8Array; merchantId: number }>> => {
  const invoice = await getInvoice(deps, actor, invoiceId);
  return {
    fileName: documentFileName(deps.messages, invoice),
    content: await deps.printer.print(invoice, 'COPY', 'merchant', signal),
    merchantId: invoice.merchantId,
  };
};
