import { businessDateOf, type BusinessDate } from '#kernel/business-date.ts';
import type { Buyer } from '#kernel/buyer.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import { EuroRate } from '#kernel/euro-rate.ts';
import type { Language } from '#kernel/language.ts';
import type { Money } from '#kernel/money.ts';
import { linkVatProblem } from '#kernel/sale-vat.ts';
import type { FiscalMode, InvoiceDocument, InvoiceLine, Party, Seller } from './invoice-document.ts';
import type { InvoiceSeries } from './numbers/invoice-number.ts';
import { companyParty } from './party-kind.ts';
import {
  splitGross,
  taxGroupOf,
  vatTreatmentOf,
  type VatGround,
  type VatRate,
  type VatRegistration,
} from './vat.ts';

/** A succeeded payment, with the fields that its document needs. */
export type SucceededPayment = Readonly<{
  paymentId: number;
  /** Absent: CARD. */
  method?: 'CARD' | 'BANK';
  /** The movement of a statement that paid it; absent or null: none is known. */
  bankLineId?: number | null;
  merchantId: number;
  paymentLinkId: number | null;
  /** The user who created the link; null: none is known. */
  linkCreatedBy: number | null;
  /** The requested amount; may be in BGN. */
  amount: Money;
  /** The amount charged to the card, or that came by transfer. */
  chargeAmount: Money<ChargeCurrency>;
  /** Units of the charge's currency per euro. */
  eurRate: string;
  /** The day for which that rate was published; null when none is known. */
  eurRateDay: BusinessDate | null;
  description: string | null;
  customerName: string | null;
  customerEmail: string | null;
  /** The company that the document is issued to; null: the customer. */
  buyer: Buyer | null;
  language: Language;
  succeededAt: Date;
  orderNumber: number;
  transactionReference: string | null;
  duplicateOf: number | null;
  /** Rate in percent of the payment link; absent or null: by the merchant's registration. */
  taxRate?: VatRate | null;
  vatGround?: VatGround | null;
  /** Refunded as more than its written invoice had open: it has no document. */
  overpaid: boolean;
}>;

/** The merchant as it is on the day of issue. */
export type Supplier = Readonly<{
  id: number;
  businessName: string;
  address: string;
  /** E.164; empty when it was erased. */
  phoneNumber: string;
  taxId: string | null;
  vatRegistration: VatRegistration;
  vatNumber: string | null;
  fiscalMode: FiscalMode;
  eShopNumber: string | null;
  invoiceAuthor: string | null;
  iban: string | null;
  bic: string | null;
  logoHash: string | null;
  /** `#RRGGBB`. */
  brandColor: string | null;
}>;

/** The next number of a series with its issue date; locked until the transaction ends. */
export type SeriesPlace = Readonly<{
  series: InvoiceSeries;
  number: number;
  issueDate: BusinessDate;
  previousHash: string | null;
}>;

/** Texts that become part of the document, in its language. */
export type DocumentMessages = Readonly<{ unit: string; unnamedBuyer: string; unnamedSale: string }>;

/** The supplier as printed on a document. */
export const sellerOf = ({ businessName, address, taxId, vatNumber, ...other }: Supplier): Seller => ({
  name: businessName,
  address,
  // The VAT number of a company is its EIK with the prefix BG.
  taxId: taxId?.replace(/^BG(?=\d)/, '') ?? null,
  vatNumber,
  ...(other.iban !== null && { iban: other.iban }),
  ...(other.bic !== null && { bic: other.bic }),
  ...(other.logoHash !== null && { logoHash: other.logoHash }),
  ...(other.brandColor !== null && { brandColor: other.brandColor }),
  ...(other.phoneNumber !== '' && { phone: other.phoneNumber }),
});

/** Rate and ground of a payment's only line. */
export type PaymentVat = Readonly<{ rate: VatRate; vatGround: VatGround | null }>;

/** Whether the rate of the payment link may still be charged: the registration may have changed during the checkout. */
export const isLinkRateAllowed = (
  { taxRate = null, vatGround = null }: Pick<SucceededPayment, 'taxRate' | 'vatGround'>,
  registration: VatRegistration,
): boolean => taxRate === null || linkVatProblem({ registration, rate: taxRate, ground: vatGround }) === null;

/** As the payment link says, or by the registration of the day when it says nothing or is not allowed any more. */
const vatOf = (payment: SucceededPayment, { vatRegistration }: Supplier): PaymentVat => {
  const { taxRate = null, vatGround = null } = payment;
  if (taxRate === null || !isLinkRateAllowed(payment, vatRegistration))
    return vatTreatmentOf(vatRegistration);
  const ground = vatGround ?? vatTreatmentOf(vatRegistration).vatGround;
  return { rate: taxRate, vatGround: taxRate === 0 ? ground : null };
};

/** The recipient of a payment's document: the company that the payer named, else the customer. */
const buyerOf = ({ buyer, customerName }: SucceededPayment, { unnamedBuyer }: DocumentMessages): Party =>
  buyer === null
    ? { name: customerName ?? unnamedBuyer, address: null, taxId: null, vatNumber: null }
    : companyParty(buyer);

const lineOf = (
  payment: SucceededPayment,
  { net, vat }: ReturnType<typeof splitGross<ChargeCurrency>>,
  { rate, vatGround }: PaymentVat,
  messages: DocumentMessages,
): InvoiceLine => ({
  description: payment.description ?? messages.unnamedSale,
  quantity: '1',
  unit: messages.unit,
  unitPrice: net,
  net,
  taxRate: rate,
  taxGroup: taxGroupOf(rate),
  tax: vat,
  ...(vatGround !== null && { vatGround }),
});

/** Units of the document's currency per euro, and the day for which they were published; null when none is known. */
type DatedRate = Readonly<{ eurRate: string; eurRateDay: BusinessDate | null }>;

/** Converts sums to euro: base and VAT add up to the converted total, the rounding cent is in the VAT. */
export const euroSums = (total: Money, subtotal: Money, { eurRate, eurRateDay }: DatedRate) => {
  const rate = EuroRate.parse(eurRate);
  const eurSubtotal = rate.toEuro(subtotal);
  const eurTax = rate.toEuro(total).minus(eurSubtotal);
  return { eurRate: rate.toString(), ...(eurRateDay !== null && { eurRateDay }), eurSubtotal, eurTax };
};

/**
 * The document of a payment by link or QR code (decisions, 5; VAT Act, art. 114): one line, the price includes VAT. The
 * tax event is the day of the payment in Sofia; the issue date is that of the series and never goes back.
 */
export const documentForPayment = ({
  payment,
  supplier,
  messages,
  place: { series, number, issueDate },
  issuedAt,
}: Readonly<{
  payment: SucceededPayment;
  supplier: Supplier;
  messages: DocumentMessages;
  place: SeriesPlace;
  issuedAt: Date;
}>): InvoiceDocument => {
  const { chargeAmount: total, amount } = payment;
  const vat = vatOf(payment, supplier);
  const split = splitGross(total, vat.rate);
  return {
    merchantId: supplier.id,
    series,
    number,
    type: 'INVOICE',
    paymentId: payment.paymentId,
    paymentLinkId: null,
    refundId: null,
    correctsInvoiceId: null,
    correctionReason: null,
    subtotal: split.net,
    tax: split.vat,
    total,
    price: amount.currency === total.currency ? null : amount,
    ...euroSums(total, split.net, payment),
    vatRegistration: supplier.vatRegistration,
    vatGround: vat.vatGround,
    issueDate,
    taxEventDate: businessDateOf(payment.succeededAt),
    dueDate: issueDate,
    issuedAt,
    description: payment.description,
    paymentMethod: payment.method === 'BANK' ? 'BANK_TRANSFER' : 'CARD',
    author: supplier.invoiceAuthor ?? supplier.businessName,
    language: payment.language,
    seller: sellerOf(supplier),
    buyer: buyerOf(payment, messages),
    customerName: payment.buyer?.name ?? payment.customerName,
    customerEmail: payment.customerEmail,
    fiscalMode: supplier.fiscalMode,
    eShopNumber: supplier.eShopNumber,
    orderNumber: payment.orderNumber,
    transactionReference: payment.transactionReference,
    lines: [lineOf(payment, split, vat, messages)],
  };
};
