import { AuditLog } from '#kernel/audit.ts';
import { Clock } from '#kernel/clock.ts';
import { Jobs } from '#kernel/jobs.ts';
import { Random } from '#kernel/random.ts';
import { Sentences } from '#kernel/sentences.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { MerchantDirectory } from '#modules/merchants/index.ts';
import { DocumentsOfPayments } from '#modules/payments/index.ts';
import { Config } from '#platform/config.ts';
import type { Provide } from '#platform/di.ts';
import { mailDomainOf } from '#platform/mail/mail-domain.ts';
import { GetInvoicePdf } from '../application/get-invoice-pdf.ts';
import { ExamineDraft } from '../application/examine-draft.ts';
import { GetInvoice } from '../application/get-invoice.ts';
import { IssueCreditNote } from '../application/issue-credit-note.ts';
import { IssueInvoiceForPayment } from '../application/issue-invoice-for-payment.ts';
import { ListInvoices } from '../application/list-invoices.ts';
import { MailReceipt } from '../application/mail-receipt.ts';
import { QueueReceipt } from '../application/queue-receipt.ts';
import { TellHolders } from '../application/tell-holders.ts';
import { TakeBackCreditNote } from '../application/take-back-credit-note.ts';
import { Allowances } from '../ports/allowances.ts';
import { Deliveries } from '../ports/deliveries.ts';
import { InvoiceNumbers } from '../ports/invoice-numbers.ts';
import { InvoicePrinter } from '../ports/invoice-printer.ts';
import { InvoiceViews } from '../ports/invoice-views.ts';
import { Invoices } from '../ports/invoices.ts';
import { ReceiptMail } from '../ports/receipt-mail.ts';

export const provideActs = (provide: Provide): void => {
  provide.factory(
    QueueReceipt,
    ({
      config,
      ...deps
    }: Omit<ConstructorParameters<typeof QueueReceipt>[0], 'mailDomain'> & { config: Config }) =>
      new QueueReceipt({ ...deps, mailDomain: mailDomainOf(config.mail.from) }),
    { deliveries: Deliveries, jobs: Jobs, random: Random, clock: Clock, work: UnitOfWork, config: Config },
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
    tellHolders: TellHolders,
  });
  provide.class(TellHolders, TellHolders, { deliveries: Deliveries, receipts: QueueReceipt });
  provide.class(MailReceipt, MailReceipt, {
    deliveries: Deliveries,
    merchants: MerchantDirectory,
    views: InvoiceViews,
    printer: InvoicePrinter,
    mail: ReceiptMail,
    allowances: Allowances,
    jobs: Jobs,
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
