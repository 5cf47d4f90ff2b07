import { ContainerModule } from 'inversify';
import { AuditLog } from '#kernel/audit.ts';
import { Clock } from '#kernel/clock.ts';
import { subscription } from '#kernel/events.ts';
import { jobHandler, Jobs } from '#kernel/jobs.ts';
import { Random } from '#kernel/random.ts';
import { Sentences } from '#kernel/sentences.ts';
import { token } from '#kernel/token.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { MerchantDirectory } from '#modules/merchants/index.ts';
import { DocumentsOfPayments, PaymentSucceeded } from '#modules/payments/index.ts';
import { HtmlPrinter } from '#platform/browser/html-printer.ts';
import { Config } from '#platform/config.ts';
import { DatabaseToken } from '#platform/database/database.ts';
import { provider } from '#platform/di.ts';
import { mailDomainOf } from '#platform/mail/mail-domain.ts';
import { Mailer } from '#platform/mail/mailer.ts';
import type { ModuleParts } from '#platform/module-parts.ts';
import { invoiceRoutes } from './adapters/http/invoices.routes.ts';
import { MailerReceiptMail } from './adapters/mail/mailer-receipt-mail.ts';
import { BrowserInvoicePrinter } from './adapters/pdf/browser-invoice-printer.ts';
import { ObjectionInvoices } from './adapters/persistence/objection-invoices.ts';
import { SqlDeliveries } from './adapters/persistence/sql-deliveries.ts';
import { SqlDocumentsOfPayments } from './adapters/persistence/sql-documents-of-payments.ts';
import { SqlInvoiceBooks } from './adapters/persistence/sql-invoice-books.ts';
import { SqlInvoiceNumbers } from './adapters/persistence/sql-invoice-numbers.ts';
import { SqlInvoiceViews } from './adapters/persistence/sql-invoice-views.ts';
import { GetInvoicePdf } from './application/get-invoice-pdf.ts';
import { GetInvoice } from './application/get-invoice.ts';
import { invoiceInvariants } from './application/invoice-invariants.ts';
import { IssueInvoiceForPayment } from './application/issue-invoice-for-payment.ts';
import { ListOwnInvoices } from './application/list-own-invoices.ts';
import { MailReceipt } from './application/mail-receipt.ts';
import { QueueReceipt } from './application/queue-receipt.ts';
import { receiptQueued } from './domain/delivery.ts';
import { Deliveries } from './ports/deliveries.ts';
import { InvoiceBooks } from './ports/invoice-books.ts';
import { InvoiceNumbers } from './ports/invoice-numbers.ts';
import { InvoicePrinter } from './ports/invoice-printer.ts';
import { InvoiceViews } from './ports/invoice-views.ts';
import { Invoices } from './ports/invoices.ts';
import { ReceiptMail } from './ports/receipt-mail.ts';

export const InvoicesParts = token<ModuleParts>('invoices.Parts');

type Provide = ReturnType<typeof provider>;

const provideAdapters = (provide: Provide): void => {
  const database = { database: DatabaseToken };
  provide.class(Invoices, ObjectionInvoices, database);
  provide.class(InvoiceNumbers, SqlInvoiceNumbers, database);
  provide.class(InvoiceViews, SqlInvoiceViews, database);
  provide.class(InvoiceBooks, SqlInvoiceBooks, database);
  provide.class(Deliveries, SqlDeliveries, database);
  provide.class(DocumentsOfPayments, SqlDocumentsOfPayments, database);
  provide.class(InvoicePrinter, BrowserInvoicePrinter, { printer: HtmlPrinter, sentences: Sentences });
  provide.class(ReceiptMail, MailerReceiptMail, { mailer: Mailer, sentences: Sentences });
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
  provide.class(MailReceipt, MailReceipt, {
    deliveries: Deliveries,
    views: InvoiceViews,
    printer: InvoicePrinter,
    mail: ReceiptMail,
    work: UnitOfWork,
    clock: Clock,
    audit: AuditLog,
    sentences: Sentences,
  });
  provide.class(ListOwnInvoices, ListOwnInvoices, { views: InvoiceViews, clock: Clock });
  provide.class(GetInvoice, GetInvoice, { views: InvoiceViews, merchants: MerchantDirectory, clock: Clock });
  provide.class(GetInvoicePdf, GetInvoicePdf, {
    getInvoice: GetInvoice,
    printer: InvoicePrinter,
    sentences: Sentences,
  });
};

type Acts = Readonly<{
  listOwnInvoices: ListOwnInvoices;
  getInvoice: GetInvoice;
  getInvoicePdf: GetInvoicePdf;
  issueInvoice: IssueInvoiceForPayment;
  mailReceipt: MailReceipt;
  sentences: Sentences;
  books: InvoiceBooks;
}>;

const parts = ({ issueInvoice, mailReceipt, books, ...served }: Acts): ModuleParts => ({
  invariants: invoiceInvariants({ books }),
  routes: invoiceRoutes(served),
  jobs: [jobHandler(receiptQueued, (delivery) => mailReceipt.execute(delivery))],
  subscriptions: [subscription(PaymentSucceeded, (payment) => issueInvoice.execute({ payment }))],
});

export const invoicesModule = new ContainerModule((options) => {
  const provide = provider(options);
  provideAdapters(provide);
  provideActs(provide);
  provide.factory(InvoicesParts, parts, {
    listOwnInvoices: ListOwnInvoices,
    getInvoice: GetInvoice,
    getInvoicePdf: GetInvoicePdf,
    issueInvoice: IssueInvoiceForPayment,
    mailReceipt: MailReceipt,
    sentences: Sentences,
    books: InvoiceBooks,
  });
});
