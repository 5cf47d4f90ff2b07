import { ContainerModule } from 'inversify';
import { AuditLog } from '#kernel/audit.ts';
import { Clock } from '#kernel/clock.ts';
import { subscription } from '#kernel/events.ts';
import { jobHandler, Jobs } from '#kernel/jobs.ts';
import { Random } from '#kernel/random.ts';
import { Sentences } from '#kernel/sentences.ts';
import { token } from '#kernel/token.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { CancelLink, CreateLink, PayableLinks } from '#modules/links/index.ts';
import { Logos, MerchantDirectory } from '#modules/merchants/index.ts';
import {
  DocumentsOfPayments,
  PayerReceipts,
  PaymentRefunded,
  PaymentSucceeded,
  RefundFailed,
  Tariffs,
} from '#modules/payments/index.ts';
import { HtmlPrinter } from '#platform/browser/html-printer.ts';
import { Config } from '#platform/config.ts';
import { DatabaseToken, type Database } from '#platform/database/database.ts';
import { provider } from '#platform/di.ts';
import { mailDomainOf } from '#platform/mail/mail-domain.ts';
import { Mailer } from '#platform/mail/mailer.ts';
import type { ModuleParts } from '#platform/module-parts.ts';
import { RateLimits } from '#platform/rate-limits/rate-limits.ts';
import { invoiceRoutes, type InvoiceActs } from './adapters/http/invoices.routes.ts';
import { MailerReceiptMail } from './adapters/mail/mailer-receipt-mail.ts';
import { BrowserInvoicePrinter } from './adapters/pdf/browser-invoice-printer.ts';
import { invoiceConcerns } from './adapters/persistence/invoice-concerns.ts';
import { invoiceGauges } from './adapters/persistence/invoice-gauges.ts';
import { ObjectionInvoices } from './adapters/persistence/objection-invoices.ts';
import { SqlDeliveries } from './adapters/persistence/sql-deliveries.ts';
import { SqlDocumentsOfPayments } from './adapters/persistence/sql-documents-of-payments.ts';
import { SqlInvoiceBooks } from './adapters/persistence/sql-invoice-books.ts';
import { SqlInvoiceSheets } from './adapters/persistence/sql-invoice-sheets.ts';
import { SqlInvoiceNumbers } from './adapters/persistence/sql-invoice-numbers.ts';
import { SqlInvoiceViews } from './adapters/persistence/sql-invoice-views.ts';
import { SqlPersonalDocuments } from './adapters/persistence/sql-personal-documents.ts';
import { SqlReminders } from './adapters/persistence/sql-reminders.ts';
import { SqlNumberChains } from './adapters/persistence/sql-number-chains.ts';
import { SqlSeriesStarts } from './adapters/persistence/sql-series-starts.ts';
import { LimitedAllowances } from './adapters/rate-limits/limited-allowances.ts';
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
import { QueueReceipt } from './application/queue-receipt.ts';
import { RemindCustomers, reminderMorning, reminderSchedule } from './application/remind-customers.ts';
import { SendPayerReceipt } from './application/send-payer-receipt.ts';
import { SendInvoice } from './application/send-invoice.ts';
import { ShowReminders } from './application/show-reminders.ts';
import { ShowSeries } from './application/show-series.ts';
import { StartSeries } from './application/start-series.ts';
import { TakeBackCreditNote } from './application/take-back-credit-note.ts';
import { VerifyNumbers } from './application/verify-numbers.ts';
import { WriteInvoice } from './application/write-invoice.ts';
import { receiptQueued } from './domain/delivery.ts';
import { Allowances } from './ports/allowances.ts';
import { Deliveries } from './ports/deliveries.ts';
import { InvoiceBooks } from './ports/invoice-books.ts';
import { InvoiceNumbers } from './ports/invoice-numbers.ts';
import { InvoicePrinter } from './ports/invoice-printer.ts';
import { InvoiceSheets } from './ports/invoice-sheets.ts';
import { InvoiceViews } from './ports/invoice-views.ts';
import { Invoices } from './ports/invoices.ts';
import { NumberChains } from './ports/number-chains.ts';
import { Reminders } from './ports/reminders.ts';
import { ReceiptMail } from './ports/receipt-mail.ts';
import { SeriesStarts } from './ports/series-starts.ts';

export const InvoicesParts = token<ModuleParts>('invoices.Parts');

type Provide = ReturnType<typeof provider>;

const provideAdapters = (provide: Provide): void => {
  const database = { database: DatabaseToken };
  provide.class(Invoices, ObjectionInvoices, database);
  provide.class(InvoiceNumbers, SqlInvoiceNumbers, database);
  provide.factory(
    InvoiceViews,
    (deps: Readonly<{ database: Database; config: Config }>) =>
      new SqlInvoiceViews({ database: deps.database, publicUrl: deps.config.publicUrl }),
    { ...database, config: Config },
  );
  provide.class(SeriesStarts, SqlSeriesStarts, database);
  provide.class(NumberChains, SqlNumberChains, database);
  provide.class(Reminders, SqlReminders, database);
  provide.class(Allowances, LimitedAllowances, { limits: RateLimits });
  provide.class(InvoiceSheets, SqlInvoiceSheets, { config: Config, sentences: Sentences });
  provide.class(InvoiceBooks, SqlInvoiceBooks, database);
  provide.class(Deliveries, SqlDeliveries, database);
  provide.class(DocumentsOfPayments, SqlDocumentsOfPayments, database);
  provide.class(InvoicePrinter, BrowserInvoicePrinter, {
    printer: HtmlPrinter,
    sentences: Sentences,
    logos: Logos,
  });
  provide.class(ReceiptMail, MailerReceiptMail, { mailer: Mailer, sentences: Sentences });
};

const provideWriting = (provide: Provide): void => {
  const issuing = {
    invoices: Invoices,
    views: InvoiceViews,
    merchants: MerchantDirectory,
    work: UnitOfWork,
    clock: Clock,
    audit: AuditLog,
  };
  provide.class(CreateTestInvoice, CreateTestInvoice, {
    ...issuing,
    numbers: InvoiceNumbers,
    sentences: Sentences,
  });
  provide.class(WriteInvoice, WriteInvoice, {
    ...issuing,
    numbers: InvoiceNumbers,
    tariffs: Tariffs,
    createLink: CreateLink,
    links: PayableLinks,
  });
  provide.class(AnnulInvoice, AnnulInvoice, { ...issuing, links: PayableLinks, cancelLink: CancelLink });
  provide.class(MarkOverdue, MarkOverdue, {
    invoices: Invoices,
    work: UnitOfWork,
    clock: Clock,
    audit: AuditLog,
  });
  provide.class(PayerReceipts, SendPayerReceipt, {
    receipts: QueueReceipt,
    allowances: Allowances,
    work: UnitOfWork,
    audit: AuditLog,
  });
  provide.class(SendInvoice, SendInvoice, {
    getInvoice: GetInvoice,
    merchants: MerchantDirectory,
    receipts: QueueReceipt,
    allowances: Allowances,
    work: UnitOfWork,
    audit: AuditLog,
  });
};

const provideReminders = (provide: Provide): void => {
  const acting = { reminders: Reminders, work: UnitOfWork, clock: Clock, audit: AuditLog };
  provide.class(RemindCustomers, RemindCustomers, { ...acting, receipts: QueueReceipt });
  provide.class(PauseReminders, PauseReminders, { ...acting, merchants: MerchantDirectory });
  provide.class(ShowReminders, ShowReminders, { reminders: Reminders });
};

const provideBooks = (provide: Provide): void => {
  provide.class(ShowSeries, ShowSeries, { starts: SeriesStarts });
  provide.class(StartSeries, StartSeries, {
    starts: SeriesStarts,
    merchants: MerchantDirectory,
    work: UnitOfWork,
    audit: AuditLog,
  });
  provide.class(VerifyNumbers, VerifyNumbers, { chains: NumberChains });
  provide.class(ExportInvoices, ExportInvoices, {
    sheets: InvoiceSheets,
    merchants: MerchantDirectory,
    allowances: Allowances,
    clock: Clock,
    audit: AuditLog,
  });
};

const provideActs = (provide: Provide): void => {
  provide.factory(
    QueueReceipt,
    ({
      config,
      ...deps
    }: Omit<ConstructorParameters<typeof QueueReceipt>[0], 'mailDomain'> & { config: Config }) =>
      new QueueReceipt({ ...deps, mailDomain: mailDomainOf(config.mail.from) }),
    { deliveries: Deliveries, jobs: Jobs, random: Random, clock: Clock, config: Config },
  );
  provide.class(IssueInvoiceForPayment, IssueInvoiceForPayment, {
    invoices: Invoices,
    numbers: InvoiceNumbers,
    merchants: MerchantDirectory,
    receipts: QueueReceipt,
    work: UnitOfWork,
    clock: Clock,
    audit: AuditLog,
    sentences: Sentences,
  });
  provide.class(IssueCreditNote, IssueCreditNote, {
    invoices: Invoices,
    documents: DocumentsOfPayments,
    numbers: InvoiceNumbers,
    receipts: QueueReceipt,
    work: UnitOfWork,
    clock: Clock,
    audit: AuditLog,
    sentences: Sentences,
  });
  provide.class(TakeBackCreditNote, TakeBackCreditNote, {
    invoices: Invoices,
    work: UnitOfWork,
    audit: AuditLog,
    sentences: Sentences,
  });
  provide.class(MailReceipt, MailReceipt, {
    deliveries: Deliveries,
    merchants: MerchantDirectory,
    views: InvoiceViews,
    printer: InvoicePrinter,
    mail: ReceiptMail,
    work: UnitOfWork,
    clock: Clock,
    audit: AuditLog,
    sentences: Sentences,
  });
  provide.class(ListInvoices, ListInvoices, {
    views: InvoiceViews,
    merchants: MerchantDirectory,
    clock: Clock,
  });
  provide.class(ExamineDraft, ExamineDraft, { merchants: MerchantDirectory, clock: Clock });
  provide.class(GetInvoice, GetInvoice, { views: InvoiceViews, merchants: MerchantDirectory, clock: Clock });
  provide.class(GetInvoicePdf, GetInvoicePdf, {
    getInvoice: GetInvoice,
    printer: InvoicePrinter,
    sentences: Sentences,
  });
};

type Acts = InvoiceActs &
  Readonly<{
    issueInvoice: IssueInvoiceForPayment;
    issueCreditNote: IssueCreditNote;
    takeBackCreditNote: TakeBackCreditNote;
    mailReceipt: MailReceipt;
    markOverdue: MarkOverdue;
    remindCustomers: RemindCustomers;
    books: InvoiceBooks;
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
  database,
  clock,
  ...served
}: Acts): ModuleParts => ({
  invariants: invoiceInvariants({ books }),
  gauges: invoiceGauges({ database, clock }),
  concerns: invoiceConcerns({ database }),
  finders: [invoiceFinder(served)],
  personalData: [new SqlPersonalDocuments({ database })],
  routes: invoiceRoutes(served),
  jobs: [
    jobHandler(receiptQueued, (delivery) => mailReceipt.execute(delivery)),
    jobHandler(overdueDay, async () => void (await markOverdue.execute()), overdueSchedule),
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
    database: DatabaseToken,
    clock: Clock,
  });
});
