import type { Messages } from '#kernel/messages.ts';
import type { BuyerChange, BuyerChangeAnswer, DocumentsOfPayments } from '#modules/payments/index.ts';
import { creditedLinesOf } from '../domain/corrections/credit-lines.ts';
import { sumsOf } from '../domain/written-invoice.ts';
import type { Invoices } from '../ports/invoices.ts';
import { documentText } from './document-messages.ts';
import type { PrintCopy } from './print-copy.ts';
import type { ReplaceInvoice } from './corrections/replace-invoice.ts';
import type { SendPayerReceipt } from './send-payer-receipt.ts';

/** What is read of documents by their payments. */
export type FoundByPayment = Pick<DocumentsOfPayments, 'of'>;
type Asked<M extends keyof DocumentsOfPayments> = Parameters<DocumentsOfPayments[M]>;
type Deps = Readonly<{
  found: FoundByPayment;
  invoices: Invoices;
  replaceInvoice: ReplaceInvoice;
  sendReceipt: SendPayerReceipt;
  printCopy: PrintCopy;
  messages: Messages;
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

  async hasOpen(...[id, amount]: Asked<'hasOpen'>): Promise<boolean | null> {
    return this.#deps.invoices.change({ id }, (invoice) =>
      invoice.isAnnulled ? null : invoice.hasOpen(amount),
    );
  }

  async openOf(...[id]: Asked<'openOf'>) {
    return this.#deps.invoices.change({ id }, (invoice) => (invoice.isAnnulled ? null : invoice.open));
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

  print(...[request]: Asked<'print'>) {
    return this.#deps.printCopy.execute(request);
  }
}
