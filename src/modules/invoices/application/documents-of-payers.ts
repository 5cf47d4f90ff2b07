import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Messages } from '#kernel/messages.ts';
import type { BuyerChange, BuyerChangeAnswer, PayerDocuments } from '#modules/payments/index.ts';
import { InvoiceNotFound } from '../domain/failures.ts';
import type { InvoicePrinter } from '../ports/invoice-printer.ts';
import { documentFileName } from './document-file-name.ts';
import type { FindInvoice } from './invoice-view.ts';
import type { ReplaceInvoice } from './corrections/replace-invoice.ts';

type Deps = Readonly<{
  replaceInvoice: ReplaceInvoice;
  findInvoice: FindInvoice;
  printer: InvoicePrinter;
  messages: Messages;
  clock: Clock;
}>;

/** Implements a port of payments: documents at the request of their payers. */
export class DocumentsOfPayers implements PayerDocuments {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  nameBuyer(request: BuyerChange): Promise<BuyerChangeAnswer> {
    return this.#deps.replaceInvoice.execute(request);
  }

  async print({ invoiceId, signal }: Parameters<PayerDocuments['print']>[0]) {
    const { findInvoice, printer, messages, clock } = this.#deps;
    const invoice = await findInvoice(invoiceId, 'all', businessDateOf(clock.now()));
    if (invoice === null) throw new InvoiceNotFound();
    const content = await printer.print(invoice, 'COPY', 'payers', signal);
    return { fileName: documentFileName(messages, invoice), content };
  }
}
