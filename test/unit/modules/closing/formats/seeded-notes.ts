import { divideHalfUp, Money } from '#kernel/money.ts';
import { creditedLinesOf, type CreditChoice } from '#modules/invoices/domain/corrections/credit-lines.ts';
import type { CreditedLine } from '#modules/invoices/domain/corrections/lines-left.ts';
import { refundedLines } from '#modules/invoices/domain/corrections/credit-note.ts';
import type { InvoiceDocument, InvoiceLine } from '#modules/invoices/domain/invoice-document.ts';

/** What a credit note takes back of a document: `share` percent of what is left. */
type Correction = Readonly<{
  original: InvoiceDocument;
  credited: readonly CreditedLine[];
  share: number;
  refundId: number | null;
}>;

const texts = { unit: 'бр.', line: 'Възстановена сума', reason: 'Възстановяване' };

/** What credit notes have left of a document, in minor units. */
export const leftOf = (original: InvoiceDocument, credited: readonly CreditedLine[]): bigint =>
  credited.reduce((rest, { net, tax }) => rest - net - tax, original.total.minor);

/** All that is left, a sum, or a line; a document with a deducted advance or an earlier note is credited whole. */
const choiceOf = (
  { original: { lines, total }, credited, share }: Correction,
  part: bigint,
): CreditChoice => {
  const isWhole = share > 60 || credited.length > 0 || lines.some(({ advance }) => advance !== undefined);
  if (isWhole || lines[0]!.net.minor === 0n) return { kind: 'WHOLE' };
  if (share > 30) return { kind: 'DISCOUNT', amount: Money.ofMinor(part, total.currency), lines: null };
  return { kind: 'LINES', lines: [{ line: 1 }] };
};

/** The lines of the credit note, as the product computes them. */
export const noteLines = (correction: Correction): InvoiceLine[] => {
  const { original, credited, share, refundId } = correction;
  const left = leftOf(original, credited);
  const exact = divideHalfUp(left * BigInt(share), 100n);
  const part = exact < 1n ? 1n : exact;
  if (refundId === null) return creditedLinesOf(original, credited, choiceOf(correction, part), texts.unit);
  const amount = Money.ofMinor(part, original.total.currency);
  return refundedLines({ amount }, original, credited, texts);
};

/** The lines of a credit note as the next one reads them. */
export const creditedBy = (lines: readonly InvoiceLine[], refundId: number | null): CreditedLine[] =>
  lines.map(({ correctsLine = null, correctsQuantity = null, taxRate, vatGround, net, tax }) => ({
    refundId,
    line: correctsLine,
    quantity: correctsQuantity,
    rate: taxRate,
    ...(vatGround && { vatGround }),
    net: net.minor,
    tax: tax.minor,
  }));
