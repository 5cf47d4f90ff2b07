import { ContainerModule } from 'inversify';
import { Clock } from '#kernel/clock.ts';
import { subscription } from '#kernel/events.ts';
import { jobHandler } from '#kernel/jobs.ts';
import { Sentences } from '#kernel/sentences.ts';
import { token } from '#kernel/token.ts';
import { InvoiceReferences } from '#modules/merchants/index.ts';
import { PaymentRefunded, PaymentSucceeded, RefundFailed } from '#modules/payments/index.ts';
import { DatabaseToken, type Database } from '#platform/database/database.ts';
import { provider } from '#platform/di.ts';
import type { Contributions } from '#platform/contributions.ts';
import { invoiceRoutes, type InvoiceActs } from './adapters/http/invoices.routes.ts';
import { invoiceConcerns } from './adapters/persistence/invoice-concerns.ts';
import { invoiceGauges } from './adapters/persistence/invoice-gauges.ts';
import { SqlPersonalDocuments } from './adapters/persistence/sql-personal-documents.ts';
import { sqlInvoiceReferences } from './adapters/postgres/sql-invoice-references.ts';
import { AnchorNumbers, anchorNight, anchorSchedule } from './application/anchor-numbers.ts';
import { AnnulInvoice } from './application/annul-invoice.ts';
import { CreateTestInvoice } from './application/create-test-invoice.ts';
import { ExportInvoices } from './application/export-invoices.ts';
import { GetInvoicePdf } from './application/get-invoice-pdf.ts';
import { ExamineDraft } from './application/examine-draft.ts';
import { GetInvoice } from './application/get-invoice.ts';
import { invoiceInvariants } from './application/invoice-invariants.ts';
import { IssueCreditNote } from './application/issue-credit-note.ts';
import { IssueInvoiceForPayment } from './application/issue-invoice-for-payment.ts';
import { invoiceFinder } from './application/find-invoices.ts';
import { ListInvoices } from './application/list-invoices.ts';
import { MailReceipt } from './application/mail-receipt.ts';
import { MarkOverdue, overdueDay, overdueSchedule } from './application/mark-overdue.ts';
import { PauseReminders } from './application/pause-reminders.ts';
import { RemindCustomers, reminderMorning, reminderSchedule } from './application/remind-customers.ts';
import { SendInvoice } from './application/send-invoice.ts';
import { ShowReminders } from './application/show-reminders.ts';
import { ShowSeries } from './application/show-series.ts';
import { StartSeries } from './application/start-series.ts';
import { TakeBackCreditNote } from './application/take-back-credit-note.ts';
import { VerifyNumbers } from './application/verify-numbers.ts';
import { WriteInvoice } from './application/write-invoice.ts';
import { receiptQueued } from './domain/delivery.ts';
import { AnchorStore } from './ports/anchor-store.ts';
import { InvoiceBooks } from './ports/invoice-books.ts';
import { provideAdapters } from './wiring/adapters.ts';
import { provideWriting } from './wiring/writing.ts';
import { provideReminders } from './wiring/reminders.ts';
import { provideBooks } from './wiring/books.ts';
import { provideActs } from './wiring/acts.ts';

export const InvoicesParts = token<Contributions>('invoices.Parts');

type Acts = InvoiceActs &
  Readonly<{
    issueInvoice: IssueInvoiceForPayment;
    issueCreditNote: IssueCreditNote;
    takeBackCreditNote: TakeBackCreditNote;
    mailReceipt: MailReceipt;
    markOverdue: MarkOverdue;
    remindCustomers: RemindCustomers;
    books: InvoiceBooks;
    verifyNumbers: VerifyNumbers;
    anchorNumbers: AnchorNumbers;
    anchorStore: AnchorStore;
    database: Database;
    clock: Clock;
  }>;

const parts = ({
  issueInvoice,
  issueCreditNote,
  takeBackCreditNote,
  mailReceipt,
  markOverdue,
  remindCustomers,
  books,
  verifyNumbers,
  anchorNumbers,
  anchorStore,
  database,
  clock,
  ...served
}: Acts): Contributions => ({
  checks: invoiceInvariants({ books, verifyNumbers, anchorStore }),
  metrics: invoiceGauges({ database, clock }),
  attention: invoiceConcerns({ database }),
  search: [invoiceFinder(served)],
  personalData: [new SqlPersonalDocuments({ database })],
  routes: invoiceRoutes(served),
  jobs: [
    jobHandler(receiptQueued, (delivery) => mailReceipt.execute(delivery)),
    jobHandler(overdueDay, async () => void (await markOverdue.execute()), overdueSchedule),
    jobHandler(anchorNight, async () => void (await anchorNumbers.append(anchorStore)), anchorSchedule),
    jobHandler(reminderMorning, async () => void (await remindCustomers.execute()), reminderSchedule),
  ],
  subscriptions: [
    subscription(PaymentSucceeded, (payment) => issueInvoice.execute({ payment })),
    subscription(PaymentRefunded, (refund) => issueCreditNote.execute({ refund })),
    subscription(RefundFailed, (refund) => takeBackCreditNote.execute(refund)),
  ],
});

export const invoicesModule = new ContainerModule((options) => {
  const provide = provider(options);
  provideAdapters(provide);
  provide.factory(InvoiceReferences, sqlInvoiceReferences, { database: DatabaseToken });
  provideActs(provide);
  provideWriting(provide);
  provideReminders(provide);
  provideBooks(provide);
  provide.factory(InvoicesParts, parts, {
    listInvoices: ListInvoices,
    getInvoice: GetInvoice,
    getInvoicePdf: GetInvoicePdf,
    examineDraft: ExamineDraft,
    writeInvoice: WriteInvoice,
    createTestInvoice: CreateTestInvoice,
    annulInvoice: AnnulInvoice,
    sendInvoice: SendInvoice,
    exportInvoices: ExportInvoices,
    showReminders: ShowReminders,
    pauseReminders: PauseReminders,
    remindCustomers: RemindCustomers,
    showSeries: ShowSeries,
    startSeries: StartSeries,
    issueInvoice: IssueInvoiceForPayment,
    issueCreditNote: IssueCreditNote,
    takeBackCreditNote: TakeBackCreditNote,
    mailReceipt: MailReceipt,
    markOverdue: MarkOverdue,
    sentences: Sentences,
    books: InvoiceBooks,
    verifyNumbers: VerifyNumbers,
    anchorNumbers: AnchorNumbers,
    anchorStore: AnchorStore,
    database: DatabaseToken,
    clock: Clock,
  });
});
