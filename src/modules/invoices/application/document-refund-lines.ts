import type { Messages } from '#kernel/messages.ts';
import type { DocumentsOfPayments, RefundLines } from '#modules/payments/index.ts';
import { creditedLinesOf } from '../domain/corrections/credit-lines.ts';
import { sumsOf } from '../domain/written-invoice.ts';
import type { Invoices } from '../ports/invoices.ts';
import { documentText } from './document-messages.ts';

type Deps = Readonly<{
  invoices: Pick<Invoices, 'find' | 'creditedLines'>;
  documents: Pick<DocumentsOfPayments, 'of'>;
  messages: Messages;
}>;

/** Implements a port of payments: what lines of the document of a payment are worth, by the rules of credit notes. */
export class DocumentRefundLines implements RefundLines {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async worthOf(paymentId: number, lines: Parameters<RefundLines['worthOf']>[1]) {
    const { invoices, documents, messages } = this.#deps;
    const id = (await documents.of([paymentId])).get(paymentId)?.invoiceId;
    const found = id === undefined ? null : await invoices.find({ id });
    if (found === null) return null;
    const { document } = found.invoice;
    const unit = documentText(messages, document.language)('invoices.unit.piece');
    const credited = await invoices.creditedLines(found.id);
    const given = creditedLinesOf(document, credited, { kind: 'LINES', lines }, unit);
    return sumsOf(given, document.total.currency).total;
  }
}
