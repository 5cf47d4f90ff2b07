import type { BusinessDate } from '#kernel/business-date.ts';
import type { ChargeCurrency, Currency } from '#kernel/currency.ts';
import type { Language } from '#kernel/language.ts';
import type { Visibility } from '#kernel/visibility.ts';
import type { DeliveryKind, DeliveryStatus } from '../domain/delivery.ts';
import type { FiscalMode, InvoiceType, Party, PaymentMethod, Seller } from '../domain/invoice-document.ts';
import type { InvoiceStatus } from '../domain/invoice-status.ts';
import type { TaxGroup, VatGround, VatRate } from '../domain/vat.ts';

/** A document in a list; amounts in minor units, instants and dates as text. */
export type InvoiceSummaryView = Readonly<{
  id: number;
  invoiceNumber: string;
  type: InvoiceType;
  /** As of the day that was asked for: OVERDUE whether or not it is written down. */
  status: InvoiceStatus;
  isTest: boolean;
  annulledAt: string | null;
  totalMinor: number;
  subtotalMinor: number;
  taxMinor: number;
  paidMinor: number;
  /** Of the first line. */
  taxRate: VatRate;
  currency: ChargeCurrency;
  issueDate: string;
  dueDate: string;
  description: string | null;
  merchantId: number;
  merchantName: string;
  customerName: string | null;
  customerEmail: string | null;
  paymentId: number | null;
}>;

export type InvoiceLineView = Readonly<{
  id: number;
  description: string;
  /** Decimal text without idle zeros. */
  quantity: string;
  unit: string;
  unitPriceMinor: number;
  netMinor: number;
  taxMinor: number;
  taxRate: VatRate;
  taxGroup: TaxGroup;
}>;

export type DeliveryView = Readonly<{
  kind: DeliveryKind;
  state: DeliveryStatus;
  recipient: string;
  createdAt: string;
  sentAt: string | null;
  /** Why the last try failed. */
  reason: string | null;
}>;

export type CreditNoteView = Readonly<{
  id: number;
  invoiceNumber: string;
  issueDate: string;
  totalMinor: number;
}>;

/** Everything that stands on the document, and how it fares. */
export type InvoiceView = InvoiceSummaryView &
  Readonly<{
    taxEventDate: string;
    issuedAt: string;
    seller: Seller;
    buyer: Party;
    lines: readonly InvoiceLineView[];
    vatGround: VatGround | null;
    priceMinor: number | null;
    priceCurrency: Currency | null;
    eurRate: string;
    eurSubtotalMinor: number;
    eurTaxMinor: number;
    paymentMethod: PaymentMethod;
    author: string;
    language: Language;
    fiscalMode: FiscalMode;
    eShopNumber: string | null;
    orderNumber: number | null;
    transactionReference: string | null;
    paidAt: string | null;
    correctsNumber: string | null;
    correctsIssueDate: string | null;
    correctionReason: string | null;
    /** Of a credit note: the invoice that it corrects. */
    correctsId: number | null;
    /** What corrects this document and stands, in the order of issue. */
    creditNotes: readonly CreditNoteView[];
    /** The payment that paid it: its own, or that of its link. */
    paidBy: number | null;
    annulmentReason: string | null;
    /** Where it can be paid, while it waits for its money. */
    payUrl: string | null;
    /** The mails with it, the latest first. */
    deliveries: readonly DeliveryView[];
  }>;

/**
 * One document with all that stands on it; null when there is none among the visible ones.
 * @param today decides what is overdue
 */
export type FindInvoice = (
  id: number,
  visibility: Visibility,
  today: BusinessDate,
) => Promise<InvoiceView | null>;
