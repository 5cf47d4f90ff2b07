import { businessDateOf } from '#kernel/business-date.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import { Money } from '#kernel/money.ts';
import { euroSums, type SeriesPlace } from './document-for-payment.ts';
import type { InvoiceDocument, InvoiceLine } from './invoice-document.ts';
import { allocate } from './allocate.ts';
import { taxGroupOf, type VatGround, type VatRate } from './vat.ts';
import { sumsOf } from './written-invoice.ts';

/** A succeeded refund to the payer. */
export type Refund = Readonly<{
  paymentId: number;
  refundId: number;
  /** In the currency of the charge, above zero. */
  amount: Money<ChargeCurrency>;
  /** The merchant's reason; null: the default reason. */
  note: string | null;
  refundedAt: Date;
}>;

/** Tax base and VAT of one rate, of 0 % by ground, in minor units. Older documents have no ground by line. */
export type RateSums = Readonly<{ rate: VatRate; net: bigint; tax: bigint; vatGround?: VatGround }>;

/** Texts frozen in a credit note: unit and description of its lines, default reason. */
export type CreditNoteMessages = Readonly<{ unit: string; line: string; reason: string }>;

type Taxed = Readonly<{ rate: VatRate; vatGround?: VatGround }>;

/** What tells sums apart: the rate, and the ground of 0 %. */
const keyOf = ({ rate, vatGround }: Taxed): string => `${rate} ${vatGround ?? ''}`;

/** Rate and ground without other keys; a missing ground is omitted. */
const taxedAt = ({ rate, vatGround }: Taxed): Taxed => ({ rate, ...(vatGround && { vatGround }) });

const sumsByRate = (lines: readonly InvoiceLine[]): RateSums[] => {
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

/**
 * The credit note of a refund (VAT Act, art. 115): a number of the same series, the corrected document and the reason.
 * Parties, VAT registration, rate and language are those of the corrected document, whose tax it changes.
 */
export const creditNoteOf = ({
  original,
  originalId,
  credited,
  refund: { refundId, amount, note, refundedAt },
  messages,
  place: { series, number, issueDate },
  issuedAt,
}: Readonly<{
  original: InvoiceDocument;
  originalId: number;
  credited: readonly RateSums[];
  refund: Refund;
  messages: CreditNoteMessages;
  place: SeriesPlace;
  issuedAt: Date;
}>): InvoiceDocument => {
  const { currency } = amount;
  const reason = note ?? messages.reason;
  const lines = splitRefund(amount.minor, sumsByRate(original.lines), credited).map(
    ({ rate, net, tax, vatGround }) => ({
      description: messages.line,
      quantity: '1',
      unit: messages.unit,
      unitPrice: Money.ofMinor(net, currency),
      net: Money.ofMinor(net, currency),
      taxRate: rate,
      taxGroup: taxGroupOf(rate),
      tax: Money.ofMinor(tax, currency),
      ...(vatGround && { vatGround }),
    }),
  );
  const { subtotal, tax, total } = sumsOf(lines, currency);
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
    subtotal,
    tax,
    total,
    price: null,
    ...euroSums(total, subtotal, { ...original, eurRateDay: original.eurRateDay ?? null }),
    issueDate,
    taxEventDate: businessDateOf(refundedAt),
    dueDate: issueDate,
    issuedAt,
    description: reason,
    lines,
  };
};
