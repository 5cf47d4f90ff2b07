import { AuditLog } from '#kernel/audit.ts';
import { Clock } from '#kernel/clock.ts';
import { Sentences } from '#kernel/sentences.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { CancelLink, CreateLink, PayableLinks } from '#modules/links/index.ts';
import { MerchantDirectory } from '#modules/merchants/index.ts';
import { PayerReceipts, Tariffs } from '#modules/payments/index.ts';
import type { Provide } from '#platform/di.ts';
import { AnnulInvoice } from '../application/annul-invoice.ts';
import { CreateTestInvoice } from '../application/create-test-invoice.ts';
import { GetInvoice } from '../application/get-invoice.ts';
import { MarkOverdue } from '../application/mark-overdue.ts';
import { QueueReceipt } from '../application/queue-receipt.ts';
import { SendPayerReceipt } from '../application/send-payer-receipt.ts';
import { TellHolders } from '../application/tell-holders.ts';
import { SendInvoice } from '../application/send-invoice.ts';
import { WriteInvoice } from '../application/write-invoice.ts';
import { Allowances } from '../ports/allowances.ts';
import { InvoiceNumbers } from '../ports/invoice-numbers.ts';
import { InvoiceViews } from '../ports/invoice-views.ts';
import { Invoices } from '../ports/invoices.ts';

export const provideWriting = (provide: Provide): void => {
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
    allowances: Allowances,
    numbers: InvoiceNumbers,
    sentences: Sentences,
  });
  provide.class(WriteInvoice, WriteInvoice, {
    ...issuing,
    allowances: Allowances,
    numbers: InvoiceNumbers,
    tariffs: Tariffs,
    createLink: CreateLink,
    links: PayableLinks,
  });
  provide.class(AnnulInvoice, AnnulInvoice, {
    ...issuing,
    links: PayableLinks,
    cancelLink: CancelLink,
    tellHolders: TellHolders,
  });
  provide.class(MarkOverdue, MarkOverdue, {
    invoices: Invoices,
    work: UnitOfWork,
    clock: Clock,
    audit: AuditLog,
  });
  provide.class(PayerReceipts, SendPayerReceipt, {
    receipts: QueueReceipt,
    views: InvoiceViews,
    merchants: MerchantDirectory,
    clock: Clock,
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
