import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Messages } from '#kernel/messages.ts';
import { InvoiceNotFound } from '../domain/failures.ts';
import type { InvoicePrinter } from '../ports/invoice-printer.ts';
import { documentFileName } from './document-file-name.ts';
import type { FindInvoice } from './invoice-view.ts';

type Command = Readonly<{
  invoiceId: number;
  /** Aborted when the caller leaves: a queued document is then not printed. */
  signal: AbortSignal;
}>;
type Deps = Readonly<{
  findInvoice: FindInvoice;
  printer: InvoicePrinter;
  messages: Messages;
  clock: Clock;
}>;

/** Prints a document as copy, for its payer and for the answer to a dispute; the caller has checked the actor. */
export class PrintCopy {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws InvoiceNotFound, DocumentsAway, PrintFailed, PrintQueueFull, CallerLeft */
  async execute({
    invoiceId,
    signal,
  }: Command): Promise<Readonly<{ fileName: string; content: Uint8Array }>> {
    const { findInvoice, printer, messages, clock } = this.#deps;
    const invoice = await findInvoice(invoiceId, 'all', businessDateOf(clock.now()));
    if (invoice === null) throw new InvoiceNotFound();
    const content = await printer.print(invoice, 'COPY', 'payers', signal);
    return { fileName: documentFileName(messages, invoice), content };
  }
}
