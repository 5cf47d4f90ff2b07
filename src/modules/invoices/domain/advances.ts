import type { BusinessDate } from '#kernel/business-date.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import type { FieldProblem } from '#kernel/failure.ts';
import { Money } from '#kernel/money.ts';
import type { RateSums } from './corrections/credit-note.ts';
import type { InvoiceDocument, InvoiceLine, Party } from './invoice-document.ts';
import { formatInvoiceNumber } from './numbers/invoice-number.ts';
import { taxGroupOf, type VatGround } from './vat.ts';

/** A document that a final invoice may deduct, with its state. */
export type AdvanceFacts = Readonly<{
  id: number;
  document: InvoiceDocument;
  isPaid: boolean;
  isAnnulled: boolean;
  /** Sums that its credit notes have credited, without annulled ones. */
  credited: readonly RateSums[];
  /** The final invoice that deducts it; null: none. */
  deductedIn: number | null;
}>;

/** An advance with what is deducted of it: every rate and ground of the advance, also one with nothing left. */
export type Deduction = Readonly<{
  advanceId: number;
  number: string;
  issueDate: BusinessDate;
  sums: readonly RateSums[];
}>;

type Taxed = Pick<RateSums, 'rate' | 'vatGround'>;
const keyOf = ({ rate, vatGround }: Taxed): string => `${rate} ${vatGround ?? ''}`;

/** Older documents have the ground of 0 % once, not on the line. */
const groundOf = (line: InvoiceLine, fallback: VatGround | null): VatGround | null =>
  line.vatGround ?? (line.taxRate === 0 ? fallback : null);

/** Sums of lines by rate and ground, the highest rate first. */
export const sumsOfLines = (lines: readonly InvoiceLine[], fallback: VatGround | null): RateSums[] => {
  const groups = Map.groupBy(lines, (line) => `${line.taxRate} ${groundOf(line, fallback) ?? ''}`);
  return [...groups.values()]
    .map((taxed) => {
      const vatGround = groundOf(taxed[0]!, fallback);
      return {
        rate: taxed[0]!.taxRate,
        ...(vatGround !== null && { vatGround }),
        net: taxed.reduce((sum, { net }) => sum + net.minor, 0n),
        tax: taxed.reduce((sum, { tax }) => sum + tax.minor, 0n),
      };
    })
    .toSorted((one, other) => other.rate - one.rate);
};

/** What credit notes have left of a document, by rate and ground. */
const leftOf = ({ document, credited }: Pick<AdvanceFacts, 'document' | 'credited'>): RateSums[] => {
  const before = credited.map((sums) => {
    const vatGround = sums.vatGround ?? (sums.rate === 0 ? document.vatGround : null);
    return { ...sums, ...(vatGround !== null && vatGround !== undefined && { vatGround }) };
  });
  return sumsOfLines(document.lines, document.vatGround).map((sums) =>
    before
      .filter((one) => keyOf(one) === keyOf(sums))
      .reduce((left, { net, tax }) => ({ ...left, net: left.net - net, tax: left.tax - tax }), sums),
  );
};

const sumOf = (sums: readonly RateSums[]): bigint => sums.reduce((sum, { net, tax }) => sum + net + tax, 0n);

const samePart = (one: string | null, other: string | null): boolean | null =>
  one === null || other === null ? null : one.toUpperCase() === other.toUpperCase();

type Named = Pick<Party, 'name' | 'taxId' | 'vatNumber'>;

/** By EIK, else by VAT number where both have one, else by name. */
export const isSameBuyer = (one: Named, other: Named): boolean =>
  samePart(one.taxId, other.taxId) ??
  samePart(one.vatNumber, other.vatNumber) ??
  one.name.trim().toLowerCase() === other.name.trim().toLowerCase();

type Final = Readonly<{ merchantId: number; currency: ChargeCurrency; buyer: Named }>;

const refusalOf = (advance: AdvanceFacts | null, { merchantId, currency, buyer }: Final): string | null => {
  if (advance === null || advance.document.merchantId !== merchantId) return 'fields.advance-unknown';
  const { document, isPaid, isAnnulled } = advance;
  if (document.type !== 'INVOICE' || document.series !== 'LEGAL' || isAnnulled)
    return 'fields.advance-not-valid';
  if (document.isAdvance !== true && document.paymentId === null) return 'fields.advance-not-advance';
  if (!isPaid) return 'fields.advance-unpaid';
  if (document.total.currency !== currency) return 'fields.advance-currency';
  if (!isSameBuyer(document.buyer, buyer)) return 'fields.advance-buyer';
  return sumOf(leftOf(advance)) === 0n ? 'fields.advance-nothing-left' : null;
};

/** What keeps documents from being advances of a final invoice, at `advances.<place>`; null: no such document. */
export const advanceProblems = (given: readonly (AdvanceFacts | null)[], final: Final): FieldProblem[] =>
  given.flatMap((advance, place) => {
    const isRepeated = advance !== null && given.findIndex((one) => one?.id === advance.id) < place;
    const code = isRepeated ? 'fields.advance-repeated' : refusalOf(advance, final);
    return code === null ? [] : [{ field: `advances.${place}`, code }];
  });

export const deductionOf = (advance: AdvanceFacts): Deduction => ({
  advanceId: advance.id,
  number: formatInvoiceNumber(advance.document.series, advance.document.number),
  issueDate: advance.document.issueDate,
  sums: leftOf(advance),
});

/**
 * The deductions that take a rate below zero, at `advances.<place>`, in the order given. Each advance was rounded on its
 * own: base and VAT alone may be below zero by a cent for each, never both together.
 */
export const deductionProblems = (
  goods: readonly InvoiceLine[],
  deductions: readonly Deduction[],
): FieldProblem[] => {
  const left = new Map(sumsOfLines(goods, null).map((sums) => [keyOf(sums), sums]));
  return deductions.flatMap(({ sums, number }, place) => {
    const cents = BigInt(place + 1);
    const refused = sums.filter((one) => {
      const before = left.get(keyOf(one)) ?? { net: 0n, tax: 0n };
      const [net, tax] = [before.net - one.net, before.tax - one.tax];
      left.set(keyOf(one), { ...one, net, tax });
      const isNothing = one.net + one.tax === 0n;
      return !isNothing && (net + tax < 0n || net < -cents || tax < -cents);
    });
    if (refused.length === 0) return [];
    const params = { number, rate: refused[0]!.rate };
    return [{ field: `advances.${place}`, code: 'fields.advance-too-much', params }];
  });
};

/** Text of a deduction line in the language of the document. */
export type DeductionText = (advance: Pick<Deduction, 'number' | 'issueDate'>) => string;

/** The lines below zero of a final invoice, after its goods: one for each rate and ground with something left. */
export const deductionLines = (
  deductions: readonly Deduction[],
  currency: ChargeCurrency,
  { unit, text }: Readonly<{ unit: string; text: DeductionText }>,
): InvoiceLine[] =>
  deductions.flatMap(({ number, issueDate, sums }) =>
    sums
      .filter(({ net, tax }) => net + tax > 0n)
      .map(({ rate, vatGround, net, tax }) => ({
        description: text({ number, issueDate }),
        quantity: '1',
        unit,
        unitPrice: Money.ofMinor(-net, currency),
        net: Money.ofMinor(-net, currency),
        taxRate: rate,
        taxGroup: taxGroupOf(rate),
        tax: Money.ofMinor(-tax, currency),
        ...(vatGround && { vatGround }),
        advance: { number, issueDate },
      })),
  );
