import type * as z from 'zod';
import type { DocumentTexts } from '#contract/invoices/document-texts.ts';
import type { writeInvoice } from '#contract/invoices/invoice-actions.ts';
import type { recordTransfer } from '#contract/invoices/invoice-payments.ts';
import type { Invoice, InvoiceSummary } from '#contract/invoices/invoices.ts';
import type { createLink, PaymentLink } from '#contract/links/links.ts';
import type { ReminderLog } from '#contract/invoices/invoice-reminders.ts';
import type { getInvoiceSeries } from '#contract/invoices/invoice-series.ts';
import type { getPaymentHistory, Refund, requestRefund } from '#contract/payments/payment-history.ts';
import type {
  getOwnMerchant,
  Merchant,
  setOwnFiscalProfile,
  updateOwnMerchant,
} from '#contract/merchants/merchants.ts';
import type { PaymentChange, PaymentSuccess } from '#contract/payments/payment-live-events.ts';
import type { getOwnTakings } from '#contract/payments/payment-totals.ts';
import type { Payment } from '#contract/payments/payments.ts';
import type { summariseOwnInvoices, summariseOwnLinks } from '#contract/list-summaries.ts';
import type { TakingsOverTime, TakingsPeriod } from '#contract/payments/takings.ts';
import type { changeOwnPassword, OwnSession } from '#contract/users/sessions.ts';
import type { changeEmail } from '#contract/users/account-mails.ts';
import type { Guidance } from '#contract/guidance/next-step.ts';
import type { VatNumber } from '#contract/invoices/vat-numbers.ts';
import type { getSession } from '#contract/users/users.ts';

export type Account = z.output<typeof getSession.response>;
type EmailChange = z.input<typeof changeEmail.body>;
export type NewLink = z.input<typeof createLink.body>;
/** The merchant with the history of its VAT registration, which answers to changes lack. */
export type OwnMerchant = z.output<typeof getOwnMerchant.response>;
type Profile = z.input<typeof updateOwnMerchant.body>;
export type FiscalProfile = z.input<typeof setOwnFiscalProfile.body>;
type InvoiceSeries = z.output<typeof getInvoiceSeries.response>;
type PasswordChange = z.input<typeof changeOwnPassword.body>;
export type PaymentHistory = z.output<typeof getPaymentHistory.response>;
export type RefundRequest = z.input<typeof requestRefund.body>;
type Takings = z.output<typeof getOwnTakings.response>;

export type InvoiceDraft = z.input<typeof writeInvoice.body>;
export type Transfer = z.input<typeof recordTransfer.body>;
type Credit = Readonly<{ amount: number; note: string }>;

export type ExportFormat = 'csv' | 'excel';
export type SavedFile = Readonly<{ content: Blob; name: string }>;

/** Query of a list; `page` is zero-based. */
export interface ListQuery<S extends string> {
  readonly page: number;
  readonly size: number;
  readonly sortBy: string;
  readonly sortDir: 'asc' | 'desc';
  readonly search?: string | undefined;
  readonly status?: S | undefined;
  readonly type?: string | undefined;
  readonly currency?: string | undefined;
  /** Payments of one payment link. */
  readonly paymentLinkId?: number | undefined;
  /** First and last day in Sofia, `YYYY-MM-DD`, inclusive. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Decimal numbers in units of each row's currency. */
  readonly minAmount?: string | undefined;
  readonly maxAmount?: string | undefined;
}

/** Rows of a list by status, whichever status is chosen; a status without rows may be left out. */
export interface ListCounts {
  readonly all: number;
  readonly statuses: readonly Readonly<{ status: string; count: number }>[];
}

/** Counts by status and sums by currency of a list. */
type LinkSummary = z.output<typeof summariseOwnLinks.response>;
type InvoiceSums = z.output<typeof summariseOwnInvoices.response>;

export interface Page<R> {
  readonly rows: readonly R[];
  readonly total: number;
}

/** A payment succeeded, a card was declined, or something else changed and shown data may be stale. */
export type LiveEvent =
  | Readonly<{ kind: 'payment'; payment: PaymentSuccess }>
  | Readonly<{ kind: 'declined'; payment: PaymentChange }>
  | Readonly<{ kind: 'change' }>;

export interface Subscription {
  /** Id of the last received event, to resume from. */
  readonly lastId: string | undefined;
  readonly signal: AbortSignal;
  readonly onOpen: () => void;
  readonly onEvent: (event: LiveEvent, id: string | undefined) => void;
}

/**
 * The port of the merchant's screens. One adapter speaks to the server, the demo's to sample data.
 * Methods reject with `ApiError`.
 */
export interface PortalApi {
  merchant(): Promise<OwnMerchant>;
  saveProfile(profile: Profile): Promise<Merchant>;
  saveFiscalProfile(profile: FiscalProfile): Promise<Merchant>;
  /** A PNG or JPEG in base64. */
  setLogo(content: string): Promise<Merchant>;
  removeLogo(): Promise<void>;
  invoiceSeries(): Promise<InvoiceSeries>;
  startInvoiceSeries(startNumber: number): Promise<InvoiceSeries>;
  reminders(): Promise<ReminderLog>;
  /** Of one invoice, or of all with null. */
  pauseReminders(invoiceId: number | null, isPaused: boolean): Promise<void>;
  /** The signed-in user. */
  account(): Promise<Account>;
  /** What the signed-in user should do now. */
  guidance(): Promise<Guidance>;
  /** Mails the link that confirms the user's address again. */
  resendVerification(): Promise<void>;
  /** Applies when the new address confirms. */
  changeEmail(change: EmailChange): Promise<void>;
  changePassword(change: PasswordChange): Promise<void>;
  sessions(): Promise<readonly OwnSession[]>;
  endSession(id: string): Promise<void>;
  endOtherSessions(): Promise<void>;
  /** Of all payments, or of those that match the query's filters. */
  takings(query?: ListQuery<Payment['status']>): Promise<Takings>;
  /** `on`: a day of the period, `YYYY-MM-DD`; today unless given. */
  takingsOverTime(period: TakingsPeriod, on?: string): Promise<TakingsOverTime>;
  payments(query: ListQuery<Payment['status']>): Promise<Page<Payment>>;
  /** Ignores page, order and status, as the summaries of the other lists do for their counts. */
  paymentCounts(query: ListQuery<Payment['status']>): Promise<ListCounts>;
  exportPayments(format: ExportFormat, query: ListQuery<Payment['status']>): Promise<SavedFile>;
  payment(id: number): Promise<Payment>;
  /** Subscribes to live events; resolves when the server ends the stream. */
  subscribe(subscription: Subscription): Promise<void>;
  paymentHistory(id: number): Promise<PaymentHistory>;
  refund(paymentId: number, request: RefundRequest): Promise<Refund>;
  links(query: ListQuery<PaymentLink['status']>): Promise<Page<PaymentLink>>;
  linkSummary(query: ListQuery<PaymentLink['status']>): Promise<LinkSummary>;
  createLink(link: NewLink): Promise<PaymentLink>;
  link(id: number): Promise<PaymentLink>;
  cancelLink(id: number): Promise<PaymentLink>;
  /** `days` from today. */
  extendLink(id: number, days: number): Promise<PaymentLink>;
  invoices(query: ListQuery<InvoiceSummary['status']>): Promise<Page<InvoiceSummary>>;
  invoiceSummary(query: ListQuery<InvoiceSummary['status']>): Promise<InvoiceSums>;
  invoice(id: number): Promise<Invoice>;
  invoicePdf(id: number): Promise<SavedFile>;
  /** All documents that match the filters, on all pages. */
  exportInvoices(format: ExportFormat, query: ListQuery<InvoiceSummary['status']>): Promise<SavedFile>;
  createTestInvoice(): Promise<Invoice>;
  /** What documents and tax files cannot hold of each text. */
  documentTexts(texts: readonly string[]): Promise<DocumentTexts>;
  writeInvoice(draft: InvoiceDraft): Promise<Invoice>;
  /** What the European Commission says of a VAT number now. */
  vatNumber(number: string): Promise<VatNumber>;
  sendInvoice(id: number, email: string): Promise<Invoice>;
  annulInvoice(id: number, reason: string): Promise<Invoice>;
  recordTransfer(id: number, transfer: Transfer): Promise<Invoice>;
  takeBackTransfer(id: number, paymentId: number, reason: string): Promise<Invoice>;
  /** Refunds a paid invoice; the credit note is issued automatically. */
  creditInvoice(invoice: Pick<Invoice, 'paidBy'>, credit: Credit): Promise<void>;
}
