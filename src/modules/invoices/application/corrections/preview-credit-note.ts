import type { Messages } from '#kernel/messages.ts';
import { creditedLinesOf, type CreditChoice } from '../../domain/corrections/credit-lines.ts';
import { linesLeft, type LineLeft } from '../../domain/corrections/lines-left.ts';
import { InvoiceNotFound } from '../../domain/failures.ts';
import type { InvoiceDocument, InvoiceLine } from '../../domain/invoice-document.ts';
import { openOf } from '../../domain/open-sum.ts';
import { sumsOf } from '../../domain/written-invoice.ts';
import type { Invoices } from '../../ports/invoices.ts';
import { documentText } from '../document-messages.ts';

type Query = Readonly<{ invoiceId: number; choose: (document: InvoiceDocument) => CreditChoice | null }>;
type Deps = Readonly<{ invoices: Pick<Invoices, 'find' | 'creditedLines'>; messages: Messages }>;

/** What a credit note would take back; amounts in minor units. */
export type CreditNotePreviewed = Readonly<{
  document: InvoiceDocument;
  /** What is left of each line of the invoice. */
  left: readonly LineLeft[];
  lines: readonly InvoiceLine[];
  /** Of the invoice after the credit note. */
  openMinor: bigint;
}>;

/**
 * Computes a credit note without writing it. The caller has found the document for its actor.
 * @throws InvoiceNotFound, NotCreditable, NothingToCredit, InvalidFields
 */
export const previewCreditNote = async (
  { invoices, messages }: Deps,
  { invoiceId, choose }: Query,
): Promise<CreditNotePreviewed> => {
  const found = await invoices.find({ id: invoiceId });
  if (found === null) throw new InvoiceNotFound();
  const { invoice } = found;
  invoice.mustBeCreditable();
  const { document } = invoice;
  const credited = await invoices.creditedLines(invoiceId);
  const choice = choose(document);
  const unit = documentText(messages, document.language)('invoices.unit.piece');
  const lines = choice === null ? [] : creditedLinesOf(document, credited, choice, unit);
  const { total } = sumsOf(lines, document.total.currency);
  return {
    document,
    left: linesLeft(document.lines, credited),
    lines,
    openMinor: openOf(invoice.open.minor, 0n, total.minor),
  };
};
