import type * as z from 'zod';
import type { writeInvoice } from '#contract/invoice-actions.ts';
import type { Invoice, InvoiceSummary } from '#contract/invoices.ts';
import type { createLink, PaymentLink } from '#contract/links.ts';
import type { ReminderLog } from '#contract/invoice-reminders.ts';
import type { getInvoiceSeries } from '#contract/invoice-series.ts';
import type { getPaymentHistory, Refund, requestRefund } from '#contract/payment-history.ts';
import type { Merchant, setOwnFiscalProfile, updateOwnMerchant } from '#contract/merchants.ts';
import type { PaymentChange, PaymentSuccess } from '#contract/payment-live-events.ts';
import type { getOwnTakings, Payment } from '#contract/payments.ts';
import type { TakingsOverTime, TakingsPeriod } from '#contract/takings.ts';
import type { changeOwnPassword, OwnSession } from '#contract/sessions.ts';

export type NewLink = z.input<typeof createLink.body>;
export type Profile = z.input<typeof updateOwnMerchant.body>;
export type FiscalProfile = z.input<typeof setOwnFiscalProfile.body>;
export type InvoiceSeries = z.output<typeof getInvoiceSeries.response>;
export type PasswordChange = z.input<typeof changeOwnPassword.body>;
export type PaymentHistory = z.output<typeof getPaymentHistory.response>;
export type RefundRequest = z.input<typeof requestRefund.body>;
export type Takings = z.output<typeof getOwnTakings.response>;

export type InvoiceDraft = z.input<typeof writeInvoice.body>;
export type Credit = Readonly<{ amount: number; note: string }>;

export type ExportFormat = 'csv' | 'excel';
export type SavedFile = Readonly<{ content: Blob; name: string }>;

/** Which part of a list: `page` from 0. */
export interface ListQuestion<S extends string> {
  readonly page: number;
  readonly size: number;
  readonly sortBy: string;
  readonly sortDir: 'asc' | 'desc';
  readonly search?: string | undefined;
  readonly status?: S | undefined;
  readonly type?: string | undefined;
  readonly currency?: string | undefined;
  /** Payments of one link. */
  readonly paymentLinkId?: number | undefined;
  /** First and last day in Sofia. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** In units of each row's currency, as the address carries them. */
  readonly minAmount?: string | undefined;
  readonly maxAmount?: string | undefined;
}

export interface Page<R> {
  readonly rows: readonly R[];
  readonly total: number;
}

/** A payment has succeeded, or a card was declined; or something else has changed, and what is shown may no longer be true. */
export type News =
  | Readonly<{ kind: 'payment'; payment: PaymentSuccess }>
  | Readonly<{ kind: 'declined'; payment: PaymentChange }>
  | Readonly<{ kind: 'change' }>;

export interface Listening {
  /** Of the last that was heard before. */
  readonly lastId: string | undefined;
  readonly signal: AbortSignal;
  readonly begun: () => void;
  readonly hear: (news: News, id: string | undefined) => void;
}

/**
 * All that the merchant's screens ask. One adapter speaks to the server, the demo's to sample data.
 * Refusals are `CallRefused`.
 */
export interface PortalApi {
  merchant(): Promise<Merchant>;
  saveProfile(profile: Profile): Promise<Merchant>;
  saveFiscalProfile(profile: FiscalProfile): Promise<Merchant>;
  /** A PNG or JPEG in base64. */
  setLogo(content: string): Promise<Merchant>;
  removeLogo(): Promise<void>;
  invoiceSeries(): Promise<InvoiceSeries>;
  startInvoiceSeries(startNumber: number): Promise<InvoiceSeries>;
  reminders(): Promise<ReminderLog>;
  /** Of one invoice, or of all when null. */
  pauseReminders(invoiceId: number | null, isPaused: boolean): Promise<void>;
  changePassword(change: PasswordChange): Promise<void>;
  sessions(): Promise<readonly OwnSession[]>;
  endSession(id: string): Promise<void>;
  endOtherSessions(): Promise<void>;
  /** Of all payments, or of those that the filters of the list let through. */
  takings(question?: ListQuestion<Payment['status']>): Promise<Takings>;
  takingsOverTime(period: TakingsPeriod): Promise<TakingsOverTime>;
  payments(question: ListQuestion<Payment['status']>): Promise<Page<Payment>>;
  exportPayments(format: ExportFormat, question: ListQuestion<Payment['status']>): Promise<SavedFile>;
  payment(id: number): Promise<Payment>;
  /** Resolves when the other side ends it. */
  followPayments(listening: Listening): Promise<void>;
  paymentHistory(id: number): Promise<PaymentHistory>;
  /** The same `requestKey` gives back once, however often it is asked. */
  refund(paymentId: number, request: RefundRequest, requestKey: string): Promise<Refund>;
  links(question: ListQuestion<PaymentLink['status']>): Promise<Page<PaymentLink>>;
  createLink(link: NewLink): Promise<PaymentLink>;
  link(id: number): Promise<PaymentLink>;
  cancelLink(id: number): Promise<PaymentLink>;
  /** Days from today. */
  extendLink(id: number, days: number): Promise<PaymentLink>;
  invoices(question: ListQuestion<InvoiceSummary['status']>): Promise<Page<InvoiceSummary>>;
  invoice(id: number): Promise<Invoice>;
  invoicePdf(id: number): Promise<SavedFile>;
  /** All that the filters of the question let through. */
  exportInvoices(format: ExportFormat, question: ListQuestion<InvoiceSummary['status']>): Promise<SavedFile>;
  createTestInvoice(): Promise<Invoice>;
  /** The characters of each text that documents would show as empty boxes. */
  unprintable(texts: readonly string[]): Promise<readonly (readonly string[])[]>;
  /** Issued once for each key, however often it is asked for. */
  writeInvoice(draft: InvoiceDraft, requestKey: string): Promise<Invoice>;
  sendInvoice(id: number, email: string): Promise<Invoice>;
  annulInvoice(id: number, reason: string): Promise<Invoice>;
  /** Gives money of a paid invoice back; its credit note follows by itself. */
  creditInvoice(invoice: Pick<Invoice, 'paidBy'>, credit: Credit, requestKey: string): Promise<void>;
}
