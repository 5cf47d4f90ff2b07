import { addDays, type BusinessDate } from '#kernel/business-date.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import type { Language } from '#kernel/language.ts';
import { defaultDueDays, sumInvoice } from '#kernel/invoice-sums.ts';
import { Money } from '#kernel/money.ts';
import { euroSums, sellerOf, type SeriesPlace, type Supplier } from './document-for-payment.ts';
import type { InvoiceDocument, InvoiceLine, Party } from './invoice-document.ts';
import { allocate } from './allocate.ts';
import { taxGroupOf, vatTreatmentOf, type VatRate, type ZeroRateGround } from './vat.ts';

/** One line of a written invoice, before VAT is computed. */
export type DraftLine = Readonly<{
  description: string;
  /** Decimal text with at most three places and no trailing zeros. */
  quantity: string;
  unit: string;
  /** Net of VAT. */
  unitPrice: Money<ChargeCurrency>;
  taxRate: VatRate;
}>;

/** The recipient; a COMPANY needs a postal address and an EIK or VAT number. */
export type DraftCustomer = Party & Readonly<{ kind: 'COMPANY' | 'PERSON'; email: string | null }>;

/** The input of a written invoice; the other fields follow from the merchant, the day and the series. */
export type InvoiceDraft = Readonly<{
  currency: ChargeCurrency;
  customer: DraftCustomer;
  lines: readonly DraftLine[];
  zeroRateGround: ZeroRateGround | null;
  dueDate: BusinessDate | null;
  description: string | null;
  language: Language;
}>;

const thousandthsOf = (quantity: string): bigint => {
  const [whole = '0', fraction = ''] = quantity.split('.');
  return BigInt(whole) * 1_000n + BigInt(fraction.padEnd(3, '0'));
};

/** Computes net and VAT of each line. VAT is computed once per rate and allocated to the lines of that rate. */
export const computeLines = ({
  lines,
  currency,
}: Pick<InvoiceDraft, 'lines' | 'currency'>): InvoiceLine[] => {
  const { nets, byRate } = sumInvoice(
    lines.map(({ quantity, unitPrice, taxRate }) => ({
      unitPriceMinor: unitPrice.minor,
      quantityThousandths: thousandthsOf(quantity),
      taxRate,
    })),
  );
  const taxes = lines.map(() => 0n);
  for (const { rate, tax } of byRate) {
    const weights = lines.map(({ taxRate }, place) => (taxRate === rate ? nets[place]! : 0n));
    const shares = allocate(tax, weights);
    for (const [place, share] of shares.entries()) taxes[place]! += share;
  }
  return lines.map((line, place) => ({
    ...line,
    net: Money.ofMinor(nets[place]!, currency),
    taxGroup: taxGroupOf(line.taxRate),
    tax: Money.ofMinor(taxes[place]!, currency),
  }));
};

/** Sums of the lines in their currency; zero without lines. */
export const sumsOf = (lines: readonly InvoiceLine[], currency: ChargeCurrency) => {
  const zero = Money.zero(currency);
  const subtotal = lines.reduce<Money<ChargeCurrency>>((sum, { net }) => sum.plus(net), zero);
  const tax = lines.reduce<Money<ChargeCurrency>>((sum, line) => sum.plus(line.tax), zero);
  return { subtotal, tax, total: subtotal.plus(tax) };
};

const vatGroundOf = (draft: InvoiceDraft, supplier: Supplier) =>
  vatTreatmentOf(supplier.vatRegistration).vatGround ??
  (draft.lines.some(({ taxRate }) => taxRate === 0) ? draft.zeroRateGround : null);

/** The document of a validated draft. The tax event is the day of issue. */
export const writtenDocument = ({
  draft,
  supplier,
  place: { series, number, issueDate },
  paymentLinkId,
  eurRate,
  eurRateDay,
  today,
  issuedAt,
}: Readonly<{
  draft: InvoiceDraft;
  supplier: Supplier;
  place: SeriesPlace;
  paymentLinkId: number | null;
  /** Units of the draft's currency per euro, on the day of the tax event. */
  eurRate: string;
  /** The day for which that rate was published; null for EUR. */
  eurRateDay: BusinessDate | null;
  today: BusinessDate;
  issuedAt: Date;
}>): InvoiceDocument => {
  const { kind: _, email, ...buyer } = draft.customer;
  const lines = computeLines(draft);
  const { subtotal, tax, total } = sumsOf(lines, draft.currency);
  return {
    merchantId: supplier.id,
    series,
    number,
    type: 'INVOICE',
    paymentId: null,
    paymentLinkId,
    refundId: null,
    correctsInvoiceId: null,
    correctionReason: null,
    subtotal,
    tax,
    total,
    price: null,
    ...euroSums(total, subtotal, { eurRate, eurRateDay }),
    vatRegistration: supplier.vatRegistration,
    vatGround: vatGroundOf(draft, supplier),
    issueDate,
    taxEventDate: today,
    dueDate: draft.dueDate ?? addDays(issueDate, defaultDueDays),
    issuedAt,
    description: draft.description,
    paymentMethod: 'CARD',
    author: supplier.invoiceAuthor ?? supplier.businessName,
    language: draft.language,
    seller: sellerOf(supplier),
    buyer,
    customerName: buyer.name,
    customerEmail: email,
    fiscalMode: supplier.fiscalMode,
    eShopNumber: supplier.eShopNumber,
    orderNumber: null,
    transactionReference: null,
    lines,
  };
};
