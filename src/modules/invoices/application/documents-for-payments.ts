import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Messages } from '#kernel/messages.ts';
import type { BuyerChange, BuyerChangeAnswer, DocumentsOfPayments } from '#modules/payments/index.ts';
import { creditedLinesOf } from '../domain/corrections/credit-lines.ts';
import { InvoiceNotFound } from '../domain/failures.ts';
import { sumsOf } from '../domain/written-invoice.ts';
import type { InvoicePrinter } from '../ports/invoice-printer.ts';
import type { Invoices } from '../ports/invoices.ts';
import { documentFileName } from './document-file-name.ts';
import { documentText } from './document-messages.ts';
import type { FindInvoice } from './invoice-view.ts';
import type { ReplaceInvoice } from './corrections/replace-invoice.ts';
import type { SendPayerReceipt } from './send-payer-receipt.ts';

/** What is read of documents by their payments. */
export type FoundByPayment = Pick<DocumentsOfPayments, 'of' | 'firstSent'>;
type Asked<M extends 'hasOpen' | 'worthOf' | 'mail' | 'print'> = Parameters<DocumentsOfPayments[M]>;
type Deps = Readonly<{
  found: FoundByPayment;
  invoices: Invoices;
  replaceInvoice: ReplaceInvoice;
  sendReceipt: SendPayerReceipt;
  findInvoice: FindInvoice;
  printer: InvoicePrinter;
  messages: Messages;
  clock: Clock;
}>;

/** Implements the port of payments. */
export class DocumentsForPayments implements DocumentsOfPayments {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  of(paymentIds: readonly number[]) {
    return this.#deps.found.of(paymentIds);
  }

  firstSent(paymentId: number) {
    return this.#deps.found.firstSent(paymentId);
  }

  async hasOpen(...[id, amount]: Asked<'hasOpen'>): Promise<boolean | null> {
    return this.#deps.invoices.change({ id }, (invoice) =>
      invoice.isAnnulled ? null : invoice.hasOpen(amount),
    );
  }

  /** By the rules of credit notes. */
  async worthOf(...[paymentId, lines]: Asked<'worthOf'>) {
    const { found, invoices, messages } = this.#deps;
    const id = (await found.of([paymentId])).get(paymentId)?.invoiceId;
    const stored = id === undefined ? null : await invoices.find({ id });
    if (stored === null) return null;
    const { document } = stored.invoice;
    const unit = documentText(messages, document.language)('invoices.unit.piece');
    const credited = await invoices.creditedLines(stored.id);
    const given = creditedLinesOf(document, credited, { kind: 'LINES', lines }, unit);
    return sumsOf(given, document.total.currency).total;
  }

  nameBuyer(request: BuyerChange): Promise<BuyerChangeAnswer> {
    return this.#deps.replaceInvoice.execute(request);
  }

  mail(...[request]: Asked<'mail'>): Promise<void> {
    return this.#deps.sendReceipt.execute(request);
  }

  async print(...[{ invoiceId, signal }]: Asked<'print'>) {
    const { findInvoice, printer, messages, clock } = this.#deps;
    const invoice = await findInvoice(invoiceId, 'all', businessDateOf(clock.now()));
    if (invoice === null) throw new InvoiceNotFound();
    const content = await printer.print(invoice, 'COPY', 'payers', signal);
    return { fileName: documentFileName(messages, invoice), content };
  }
}
