import type { BusinessDate } from '#kernel/business-date.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import type { Language } from '#kernel/language.ts';
import type { Money } from '#kernel/money.ts';
import type { UnitPrice } from '#kernel/unit-price.ts';
import type { Installment } from './installments.ts';
import type { InvoiceSeries } from './numbers/invoice-number.ts';
import type { TaxGroup, VatGround, VatRate, VatRegistration } from './vat.ts';

/**
 * A CREDIT_NOTE lowers the tax base of an INVOICE or a DEBIT_NOTE, a DEBIT_NOTE raises that of an INVOICE (VAT Act, art.
 * 115) and is paid like one.
 */
export type InvoiceType = 'INVOICE' | 'CREDIT_NOTE' | 'DEBIT_NOTE';
/** Why a merchant writes a credit note. */
export type CorrectionKind = 'GOODS_RETURNED' | 'DISCOUNT' | 'WRONG_RATE' | 'OTHER';
/** How the document is paid. WITHHELD: its whole total was kept from the buyer's takings. */
export type PaymentMethod = 'CARD' | 'BANK_TRANSFER' | 'WITHHELD';
/** Fiscal regime of the supplier: own cash register, alternative regime (Ordinance N-18, art. 52о), or exempt. */
export type FiscalMode = 'OWN_TILL' | 'ALT_REGIME' | 'EXEMPT';

/** A supplier or recipient as of the day of issue; later changes do not affect the document. */
export type Party = Readonly<{
  name: string;
  address: string | null;
  /** EIK, or another tax identifier. */
  taxId: string | null;
  vatNumber: string | null;
  /** ISO 3166-1 alpha-2, or the code of a territory; omitted on older documents. */
  country?: string;
  /** Of a company without a number, which abroad needs none; omitted on all others, so that hashes stay valid. */
  kind?: 'COMPANY';
}>;

/**
 * A supplier with bank account, logo, brand colour and phone. Missing keys are omitted, so that the hashes of older documents stay
 * valid.
 */
export type Seller = Party &
  Readonly<{
    iban?: string;
    bic?: string;
    logoHash?: string;
    /** `#RRGGBB`. */
    brandColor?: string;
    /** E.164. */
    phone?: string;
  }>;

/** One line of a document. */
export type InvoiceLine = Readonly<{
  description: string;
  /** Decimal text with at most six places and no trailing zeros: `1`, `2.5`. */
  quantity: string;
  unit: string;
  /** Net of VAT, like `net`. */
  unitPrice: UnitPrice<ChargeCurrency>;
  net: Money<ChargeCurrency>;
  taxRate: VatRate;
  taxGroup: TaxGroup;
  tax: Money<ChargeCurrency>;
  /** Of a line at 0 %; omitted on older documents. */
  vatGround?: VatGround;
  /** Percent off the price, decimal text with at most two places and no trailing zeros; omitted without a discount. */
  discountPercent?: string;
  /** The price with VAT, from which the line was computed; omitted when it was computed from `unitPrice`. */
  grossUnitPrice?: UnitPrice<ChargeCurrency>;
  /** Of a line that deducts an advance: its document. Only such a line is below zero; omitted on all others. */
  advance?: Readonly<{ number: string; issueDate: BusinessDate }>;
  /** Of a credit note: the position of the corrected line, from 1; omitted when the sum belongs to the whole rate. */
  correctsLine?: number;
  /** How much of the quantity of that line, decimal text as `quantity`; omitted for a sum. */
  correctsQuantity?: string;
}>;

/** Everything that is frozen when a document is issued, and that its hash covers. */
export type InvoiceDocument = Readonly<{
  merchantId: number;
  series: InvoiceSeries;
  number: number;
  type: InvoiceType;
  /** The payment that issued it; null for a written invoice. */
  paymentId: number | null;
  /** The payment link of a written invoice; null for a document issued by a payment. */
  paymentLinkId: number | null;
  refundId: number | null;
  correctsInvoiceId: number | null;
  correctionReason: string | null;
  /** Of a credit note that a merchant wrote; omitted on other documents. */
  correctionKind?: CorrectionKind;
  subtotal: Money<ChargeCurrency>;
  tax: Money<ChargeCurrency>;
  total: Money<ChargeCurrency>;
  /** The requested amount, when its currency differs from the document's; else null. */
  price: Money | null;
  /** Units of the document's currency per euro. */
  eurRate: string;
  /** The day for which that rate was published; omitted for EUR and by older documents. */
  eurRateDay?: BusinessDate;
  eurSubtotal: Money<'EUR'>;
  eurTax: Money<'EUR'>;
  vatRegistration: VatRegistration;
  /** Of the first line at 0 %. */
  vatGround: VatGround | null;
  issueDate: BusinessDate;
  taxEventDate: BusinessDate;
  dueDate: BusinessDate;
  issuedAt: Date;
  description: string | null;
  paymentMethod: PaymentMethod;
  author: string;
  language: Language;
  seller: Seller;
  buyer: Party;
  customerName: string | null;
  customerEmail: string | null;
  fiscalMode: FiscalMode;
  eShopNumber: string | null;
  orderNumber: number | null;
  transactionReference: string | null;
  lines: readonly InvoiceLine[];
  /** An advance, before the supply (VAT Act, art. 25(7)); omitted on all others. */
  isAdvance?: true;
  /** Parts of the total with due days of their own; omitted without them. */
  installments?: readonly Installment[];
}>;
