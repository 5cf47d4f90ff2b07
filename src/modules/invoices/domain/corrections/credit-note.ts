import { allocate } from '#kernel/allocate.ts';
import type { BusinessDate } from '#kernel/business-date.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import { Failure } from '#kernel/failure.ts';
import { Money } from '#kernel/money.ts';
import { creditedLinesOf } from './credit-lines.ts';
import type { CreditedLine } from './lines-left.ts';
import { euroSums, type SeriesPlace } from '../document-for-payment.ts';
import type { CorrectionKind, InvoiceDocument, InvoiceLine } from '../invoice-document.ts';
import { taxGroupOf, type VatGround, type VatRate } from '../vat.ts';
import { sumsOf } from '../written-invoice.ts';

/** A part of a line that a refund gives back; without a quantity all that is left of it. */
export type RefundedLine = Readonly<{ line: number; quantity?: string | undefined }>;

/** A succeeded refund to the payer. */
export type Refund = Readonly<{
  paymentId: number;
  refundId: number;
  /** In the currency of the charge, above zero. */
  amount: Money<ChargeCurrency>;
  /** The merchant's reason; null: the default reason. */
  note: string | null;
  refundedAt: Date;
  /** Parts of lines that the amount was computed from; absent or null: a sum over all rates. */
  lines?: readonly RefundedLine[] | null;
}>;

/** Tax base and VAT of one rate, of 0 % by ground, in minor units. Older documents have no ground by line. */
export type RateSums = Readonly<{ rate: VatRate; net: bigint; tax: bigint; vatGround?: VatGround }>;

/** Texts frozen in a credit note: unit of a sum, description of a sum over a rate, default reason. */
export type CreditNoteMessages = Readonly<{ unit: string; line: string; reason: string }>;

type Taxed = Readonly<{ rate: VatRate; vatGround?: VatGround }>;

/** What tells sums apart: the rate, and the ground of 0 %. */
const keyOf = ({ rate, vatGround }: Taxed): string => `${rate} ${vatGround ?? ''}`;

/** Rate and ground without other keys; a missing ground is omitted. */
const taxedAt = ({ rate, vatGround }: Taxed): Taxed => ({ rate, ...(vatGround && { vatGround }) });

/** Base and VAT of each rate and ground of the lines, the highest rate first. */
export const sumsByRate = (lines: readonly InvoiceLine[]): RateSums[] => {
  const groups = Map.groupBy(lines, ({ taxRate, vatGround }) =>
    keyOf(taxedAt({ rate: taxRate, ...(vatGround && { vatGround }) })),
  );
  return [...groups.values()]
    .map((taxed) => {
      const { taxRate, vatGround } = taxed[0]!;
      return {
        ...taxedAt({ rate: taxRate, ...(vatGround && { vatGround }) }),
        net: taxed.reduce((sum, { net }) => sum + net.minor, 0n),
        tax: taxed.reduce((sum, { tax }) => sum + tax.minor, 0n),
      };
    })
    .toSorted((one, other) => other.rate - one.rate);
};

/**
 * Splits a refund over base and VAT of each rate and ground, in proportion to what earlier credit notes have left. No part goes
 * below zero, and the last refund takes exactly the rest.
 * @throws RangeError when more is refunded than is left
 */
export const splitRefund = (
  amount: bigint,
  issued: readonly RateSums[],
  credited: readonly RateSums[],
): RateSums[] => {
  const left = issued.map(({ net, tax, ...taxed }) => {
    const before = credited.filter((sums) => keyOf(sums) === keyOf(taxed));
    return {
      ...taxed,
      net: before.reduce((rest, sums) => rest - sums.net, net),
      tax: before.reduce((rest, sums) => rest - sums.tax, tax),
    };
  });
  if (amount > left.reduce((sum, { net, tax }) => sum + net + tax, 0n)) {
    throw new RangeError('more is refunded than the document has left');
  }
  const shares = allocate(
    amount,
    left.flatMap(({ net, tax }) => [net, tax]),
  );
  return left
    .map((sums, place) => ({ ...taxedAt(sums), net: shares[2 * place]!, tax: shares[2 * place + 1]! }))
    .filter(({ net, tax }) => net + tax > 0n);
};

const totalOf = (sums: readonly RateSums[]): bigint =>
  sums.reduce((all, { net, tax }) => all + net + tax, 0n);

/** What credit notes have left of a document, in minor units. */
export const leftToCredit = (lines: readonly InvoiceLine[], credited: readonly RateSums[]): bigint =>
  totalOf(sumsByRate(lines)) - totalOf(credited);

/** One line for each rate of a refund: it names the corrected document, not the goods. */
const proRataLines = (
  amount: bigint,
  original: Pick<InvoiceDocument, 'lines' | 'total'>,
  credited: readonly CreditedLine[],
  messages: CreditNoteMessages,
): InvoiceLine[] => {
  const { currency } = original.total;
  return splitRefund(amount, sumsByRate(original.lines), credited).map(({ rate, net, tax, vatGround }) => ({
    description: messages.line,
    quantity: '1',
    unit: messages.unit,
    unitPrice: Money.ofMinor(net, currency),
    net: Money.ofMinor(net, currency),
    taxRate: rate,
    taxGroup: taxGroupOf(rate),
    tax: Money.ofMinor(tax, currency),
    ...(vatGround && { vatGround }),
  }));
};

/** The chosen lines of a refund; null when none were chosen, or when they are not worth its amount any more. */
const chosenLines = (
  { lines, amount }: Pick<Refund, 'lines' | 'amount'>,
  original: Pick<InvoiceDocument, 'lines' | 'total'>,
  credited: readonly CreditedLine[],
  unit: string,
): InvoiceLine[] | null => {
  if (!lines) return null;
  try {
    const named = creditedLinesOf(original, credited, { kind: 'LINES', lines }, unit);
    return sumsOf(named, amount.currency).total.equals(amount) ? named : null;
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
};

/**
 * The lines of the credit note of a refund: the chosen ones, each line with its rest when the amount is all that is left, or
 * the amount over all rates. Where credit notes without a refund have taken back a part before the money went back, no more
 * than is left.
 * @returns no line when nothing is left @throws RangeError when more is refunded than the document had
 */
export const refundedLines = (
  refund: Pick<Refund, 'amount' | 'lines'>,
  original: Pick<InvoiceDocument, 'lines' | 'total'>,
  credited: readonly CreditedLine[],
  messages: CreditNoteMessages,
): InvoiceLine[] => {
  const named = chosenLines(refund, original, credited, messages.unit);
  if (named !== null) return named;
  const left = leftToCredit(original.lines, credited);
  const isCreditedBefore = credited.some(({ refundId }) => refundId === null);
  const amount = isCreditedBefore && left < refund.amount.minor ? left : refund.amount.minor;
  return amount === left && left > 0n
    ? creditedLinesOf(original, credited, { kind: 'WHOLE' }, messages.unit)
    : proRataLines(amount, original, credited, messages);
};

/** What a credit note corrects, and why. */
type Correction = Readonly<{
  original: InvoiceDocument;
  originalId: number;
  /** null: without a refund. */
  refundId: number | null;
  lines: readonly InvoiceLine[];
  reason: string;
  /** Given by the merchant who writes it. */
  kind?: CorrectionKind;
  place: SeriesPlace;
  taxEventDate: BusinessDate;
  issuedAt: Date;
  /** How the money went back; absent: as the original was paid. */
  paymentMethod?: InvoiceDocument['paymentMethod'];
}>;

/** The ground of the first line at 0 %. */
const groundOf = (lines: readonly InvoiceLine[], original: InvoiceDocument): VatGround | null => {
  const untaxed = lines.find(({ taxRate }) => taxRate === 0);
  return untaxed === undefined ? null : (untaxed.vatGround ?? original.vatGround);
};

/**
 * A credit note (VAT Act, art. 115): a number of the same series, the corrected document and the reason.
 * Parties, VAT registration, rates and language are those of the corrected document, whose tax it changes.
 */
export const creditNoteOf = ({
  original,
  originalId,
  refundId,
  lines,
  reason,
  kind,
  place: { series, number, issueDate },
  taxEventDate,
  issuedAt,
  paymentMethod = original.paymentMethod,
}: Correction): InvoiceDocument => {
  const { subtotal, tax, total } = sumsOf(lines, original.total.currency);
  const { isAdvance: _, installments: __, ...frozen } = original;
  return {
    ...frozen,
    series,
    number,
    type: 'CREDIT_NOTE',
    paymentId: null,
    paymentLinkId: null,
    refundId,
    correctsInvoiceId: originalId,
    correctionReason: reason,
    ...(kind !== undefined && { correctionKind: kind }),
    subtotal,
    tax,
    total,
    price: null,
    ...euroSums(total, subtotal, { ...original, eurRateDay: original.eurRateDay ?? null }),
    vatGround: groundOf(lines, original),
    issueDate,
    taxEventDate,
    dueDate: issueDate,
    issuedAt,
    paymentMethod,
    description: reason,
    lines,
  };
};
