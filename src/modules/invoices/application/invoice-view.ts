import type { BusinessDate } from '#kernel/business-date.ts';
import type { ChargeCurrency, Currency } from '#kernel/currency.ts';
import type { Language } from '#kernel/language.ts';
import type { RecordVisibility } from '#kernel/records-visible-to.ts';
import type { Visibility } from '#kernel/visibility.ts';
import type { AdvanceView } from './advance-view.ts';
import type { DeliveryKind, DeliveryStatus } from '../domain/delivery.ts';
import type {
  CorrectionKind,
  FiscalMode,
  InvoiceType,
  Party,
  PaymentMethod,
  Seller,
} from '../domain/invoice-document.ts';
import type { InvoicePaymentKind } from '../domain/invoice-payment.ts';
import type { InvoiceStatus } from '../domain/invoice-status.ts';
import type { VatNumberState } from '../ports/vat-numbers.ts';
import type { TaxGroup, VatGround, VatRate, VatRegistration } from '../domain/vat.ts';

/** A document in a list; amounts in minor units, instants and dates as text. */
export type InvoiceSummaryView = Readonly<{
  id: number;
  invoiceNumber: string;
  type: InvoiceType;
  /** As of the requested day: OVERDUE also before the job has stored it. */
  status: InvoiceStatus;
  isTest: boolean;
  annulledAt: string | null;
  totalMinor: number;
  subtotalMinor: number;
  taxMinor: number;
  paidMinor: number;
  /** The sum of valid credit notes without a refund. */
  creditedMinor: number;
  /** The sum of valid credit notes of refunds. */
  refundedMinor: number;
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

/**
 * What is neither paid nor credited, in minor units; 0 for a document that is paid or annulled. `openSum` says the same
 * in SQL: a test compares them.
 */
export const openMinorOf = ({
  totalMinor,
  paidMinor,
  creditedMinor,
  annulledAt,
}: Pick<InvoiceSummaryView, 'totalMinor' | 'paidMinor' | 'creditedMinor' | 'annulledAt'>): number =>
  annulledAt === null ? Math.max(totalMinor - paidMinor - creditedMinor, 0) : 0;

/** How much of what was paid of a document is refunded. */
export const refundStatusOf = ({
  paidMinor,
  refundedMinor,
}: Pick<InvoiceSummaryView, 'paidMinor' | 'refundedMinor'>): 'NONE' | 'PARTIAL' | 'FULL' => {
  if (refundedMinor === 0) return 'NONE';
  return refundedMinor < paidMinor ? 'PARTIAL' : 'FULL';
};

/** One line; amounts in minor units of the document's currency. */
export type InvoiceLineView = Readonly<{
  id: number;
  description: string;
  /** Decimal text without trailing zeros. */
  quantity: string;
  unit: string;
  /** Decimal text without trailing zeros, in units of the currency. */
  unitPrice: string;
  /** With VAT, as `unitPrice`; null when the line was computed from the net price. */
  grossUnitPrice: string | null;
  netMinor: number;
  taxMinor: number;
  taxRate: VatRate;
  taxGroup: TaxGroup;
  /** Of a line at 0 %; null on older documents, whose ground is the document's. */
  vatGround: VatGround | null;
  /** Decimal text without trailing zeros; null without a discount. */
  discountPercent: string | null;
  /** Of a credit note: the position of the corrected line; null where it names none. */
  correctsLine: number | null;
  /** The advance that the line deducts; null on every other line. */
  advanceNumber: string | null;
  advanceIssueDate: string | null;
}>;

/** The check of the buyer's VAT number when the document was written; instant in ISO 8601. */
export type VatCheckView = Readonly<{
  number: string;
  state: VatNumberState;
  requestId: string | null;
  checkedAt: string;
}>;

/** One mail with the document; instants in ISO 8601. */
export type DeliveryView = Readonly<{
  kind: DeliveryKind;
  status: DeliveryStatus;
  recipient: string;
  createdAt: string;
  sentAt: string | null;
  /** Error of the latest attempt; null when it succeeded. */
  reason: string | null;
}>;

/** A credit or debit note in the view of its document; total in minor units, above zero. */
export type NoteView = Readonly<{
  id: number;
  invoiceNumber: string;
  issueDate: string;
  totalMinor: number;
}>;

/** A payment of a document; instants in ISO 8601, the amount in minor units of the document's currency. */
export type InvoicePaymentView = Readonly<{
  id: number;
  kind: InvoicePaymentKind;
  amountMinor: number;
  paidOn: string;
  paidAt: string;
  /** The card payment; null for all others. */
  paymentId: number | null;
  note: string | null;
  recordedAt: string;
  takenBackAt: string | null;
  takenBackReason: string | null;
}>;

/** Payments that were not taken back. */
export const validPayments = ({
  payments,
}: Readonly<{ payments: readonly InvoicePaymentView[] }>): readonly InvoicePaymentView[] =>
  payments.filter(({ takenBackAt }) => takenBackAt === null);

/** A whole document with its payment, credit notes and deliveries. */
export type InvoiceView = InvoiceSummaryView &
  Readonly<{
    /** In the list of the merchant's customers. */
    customerId: number | null;
    taxEventDate: string;
    issuedAt: string;
    seller: Seller;
    buyer: Party;
    lines: readonly InvoiceLineView[];
    vatRegistration: VatRegistration;
    vatGround: VatGround | null;
    vatCheck: VatCheckView | null;
    priceMinor: number | null;
    priceCurrency: Currency | null;
    eurRate: string;
    eurRateDay: string | null;
    eurSubtotalMinor: number;
    eurTaxMinor: number;
    paymentMethod: PaymentMethod;
    author: string;
    language: Language;
    /** Of the merchant, now. */
    merchantLanguage: Language;
    fiscalMode: FiscalMode;
    eShopNumber: string | null;
    orderNumber: number | null;
    transactionReference: string | null;
    paidAt: string | null;
    correctsNumber: string | null;
    correctsIssueDate: string | null;
    correctionReason: string | null;
    /** Of a credit note that the merchant wrote; null for one of a refund. */
    correctionKind: CorrectionKind | null;
    /** Of a note: the document that it corrects. */
    correctsId: number | null;
    correctsType: InvoiceType | null;
    /** Credit notes of this document that are not annulled, in the order of issue. */
    creditNotes: readonly NoteView[];
    /** Debit notes of this invoice that are not annulled, in the order of issue. */
    debitNotes: readonly NoteView[];
    /** All that were recorded, in that order; those taken back included. */
    payments: readonly InvoicePaymentView[];
    /** Id of the first card payment that paid it. */
    paidBy: number | null;
    annulmentReason: string | null;
    /** URL of the pay page while the document is unpaid and payable. */
    payUrl: string | null;
    /** URL of the page of its proof; null for a test document, and for one that has no token yet. */
    proofUrl: string | null;
    /** Mails with the document, the latest first. */
    deliveries: readonly DeliveryView[];
  }> &
  AdvanceView;

/**
 * Finds one document within the visibility; null otherwise.
 * @param today day in Sofia by which OVERDUE is decided
 */
export type FindInvoice = (
  id: number,
  visibility: Visibility,
  today: BusinessDate,
  /** Of the visible merchants; absent: all. */
  records?: RecordVisibility,
) => Promise<InvoiceView | null>;
