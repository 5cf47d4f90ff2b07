import { addDays, type BusinessDate } from '#kernel/business-date.ts';
import { buyerKindOf, buyerCountryOf } from '#kernel/buyer.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import { scaledOf } from '#kernel/decimal.ts';
import type { Language } from '#kernel/language.ts';
import { defaultDueDays, sumInvoice } from '#contract/invoices/words/invoice-sums.ts';
import { Money } from '#kernel/money.ts';
import type { UnitPrice } from '#kernel/unit-price.ts';
import { defaultGround, type BuyerKind } from '#kernel/sale-vat.ts';
import { euroSums, sellerOf, type SeriesPlace, type Supplier } from './document-for-payment.ts';
import type { InvoiceDocument, InvoiceLine, Party } from './invoice-document.ts';
import { companyParty } from './party-kind.ts';
import type { Installment } from './installments.ts';
import { taxGroupOf, type VatGround, type VatRate, type VatRegistration } from './vat.ts';

/** One line of a written invoice, before VAT is computed. */
export type DraftLine = Readonly<{
  description: string;
  /** Decimal text with at most six places and no trailing zeros. */
  quantity: string;
  unit: string;
  /** Net of VAT; of a line with `grossUnitPrice` rounded, and in no sum. */
  unitPrice: UnitPrice<ChargeCurrency>;
  /** The price with VAT, from which the line is computed; absent or null: from `unitPrice`. */
  grossUnitPrice?: UnitPrice<ChargeCurrency> | null;
  taxRate: VatRate;
  /** Of a line at 0 %; absent or null: that of the draft. */
  vatGround?: VatGround | null;
  /** Decimal text, above 0 and below 100 percent, with at most two places and no trailing zeros; absent: none. */
  discountPercent?: string | null;
}>;

/** The recipient; a COMPANY needs a postal address and a number. Without a country it is that of the VAT number, or BG. */
export type DraftCustomer = Omit<Party, 'kind'> &
  Readonly<{ kind: 'COMPANY' | 'PERSON'; email: string | null }>;

/** The input of a written invoice; the other fields follow from the merchant, the day and the series. */
export type InvoiceDraft = Readonly<{
  currency: ChargeCurrency;
  customer: DraftCustomer;
  lines: readonly DraftLine[];
  /** The ground of lines at 0 % that have none of their own. */
  zeroRateGround: VatGround | null;
  dueDate: BusinessDate | null;
  /** The day of the supply in Sofia; absent or null: the day of issue. */
  taxEventDate?: BusinessDate | null;
  description: string | null;
  language: Language;
  isAdvance?: boolean;
  /** Parts of the total; absent or empty: the whole is due on one day. */
  installments?: readonly Installment[];
}>;

/** Ground, discount and price with VAT as the document stores them: absent keys are omitted. */
const optionalFacts = (
  { taxRate, discountPercent = null, grossUnitPrice = null }: DraftLine,
  ground: VatGround | null,
): Pick<InvoiceLine, 'vatGround' | 'discountPercent' | 'grossUnitPrice'> => ({
  ...(grossUnitPrice !== null && { grossUnitPrice }),
  ...(taxRate === 0 && ground !== null && { vatGround: ground }),
  ...(discountPercent !== null && { discountPercent }),
});

/** The ground of a line of a draft by the seller's registration and the buyer; null for a rate above zero. */
export const groundOfLine = (
  { taxRate, vatGround = null }: Pick<DraftLine, 'taxRate' | 'vatGround'>,
  given: VatGround | null,
  { registration, buyer }: Readonly<{ registration: VatRegistration; buyer: BuyerKind }>,
): VatGround | null =>
  taxRate === 0 ? (vatGround ?? given ?? defaultGround(registration, buyer)) : vatGround;

/** Computes net and VAT of each line; VAT is computed once per rate and allocated to the lines of that rate. */
export const computeLines = ({
  lines,
  currency,
}: Pick<InvoiceDraft, 'lines' | 'currency'>): InvoiceLine[] => {
  const { nets, taxes } = sumInvoice(
    lines.map(({ quantity, unitPrice, grossUnitPrice = null, taxRate, discountPercent }) => ({
      unitPriceMillionths: (grossUnitPrice ?? unitPrice).millionths,
      priceHoldsVat: grossUnitPrice !== null,
      quantityMillionths: scaledOf(quantity),
      taxRate,
      discountHundredths: scaledOf(discountPercent ?? '0', 2),
    })),
  );
  return lines.map(({ vatGround = null, discountPercent: _, grossUnitPrice: __, ...line }, place) => ({
    ...line,
    net: Money.ofMinor(nets[place]!, currency),
    taxGroup: taxGroupOf(line.taxRate),
    tax: Money.ofMinor(taxes[place]!, currency),
    ...optionalFacts(lines[place]!, vatGround),
  }));
};

/** Sums of the lines in their currency; zero without lines. */
export const sumsOf = (lines: readonly InvoiceLine[], currency: ChargeCurrency) => {
  const zero = Money.zero(currency);
  const subtotal = lines.reduce<Money<ChargeCurrency>>((sum, { net }) => sum.plus(net), zero);
  const tax = lines.reduce<Money<ChargeCurrency>>((sum, line) => sum.plus(line.tax), zero);
  return { subtotal, tax, total: subtotal.plus(tax) };
};

/** The lines of the draft, each with its ground. */
export const linesOf = (
  draft: InvoiceDraft,
  { vatRegistration: registration }: Pick<Supplier, 'vatRegistration'>,
): InvoiceLine[] => {
  const parties = { registration, buyer: buyerKindOf(draft.customer) };
  return computeLines({
    currency: draft.currency,
    lines: draft.lines.map((line) => ({
      ...line,
      vatGround: groundOfLine(line, draft.zeroRateGround, parties),
    })),
  });
};

/** The document of a validated draft. */
export const writtenDocument = ({
  draft,
  supplier,
  place: { series, number, issueDate },
  paymentLinkId,
  eurRate,
  eurRateDay,
  today,
  issuedAt,
  deducted = [],
  isWithheld = false,
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
  /** Lines that deduct advances, after those of the draft. */
  deducted?: readonly InvoiceLine[];
  /** Whether the whole total was kept from the buyer's takings. */
  isWithheld?: boolean;
}>): InvoiceDocument => {
  const { kind, email, ...party } = draft.customer;
  const named = { ...party, country: buyerCountryOf(party) };
  const buyer = kind === 'COMPANY' ? companyParty(named) : named;
  const lines = [...linesOf(draft, supplier), ...deducted];
  const { installments = [] } = draft;
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
    vatGround: lines.find(({ vatGround }) => vatGround !== undefined)?.vatGround ?? null,
    issueDate,
    taxEventDate: draft.taxEventDate ?? today,
    dueDate: installments.at(-1)?.dueDate ?? draft.dueDate ?? addDays(issueDate, defaultDueDays),
    issuedAt,
    description: draft.description,
    paymentMethod: isWithheld ? 'WITHHELD' : 'CARD',
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
    ...(draft.isAdvance === true && { isAdvance: true }),
    ...(installments.length > 0 && { installments }),
  };
};
