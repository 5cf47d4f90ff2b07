import { InvoiceReferences } from '#modules/merchants/index.ts';
import { DocumentsOfPayments, PayerReceipts } from '#modules/payments/index.ts';
import { adapter } from '#platform/define-module.ts';
import type { Key } from '#platform/di.ts';
import { MailerReceiptMail } from './adapters/mail/mailer-receipt-mail.ts';
import { BrowserInvoicePrinter } from './adapters/pdf/browser-invoice-printer.ts';
import { ObjectionInvoices } from './adapters/postgres/objection-invoices.ts';
import { SqlDeliveries } from './adapters/postgres/sql-deliveries.ts';
import { SqlDocumentsOfPayments } from './adapters/postgres/sql-documents-of-payments.ts';
import { SqlInvoiceNumbers } from './adapters/postgres/sql-invoice-numbers.ts';
import { sqlInvoiceReferences } from './adapters/postgres/sql-invoice-references.ts';
import { SqlReminders } from './adapters/postgres/sql-reminders.ts';
import { payerReceipts } from './invoices.use-cases.ts';
import { Deliveries } from './ports/deliveries.ts';
import { InvoiceNumbers } from './ports/invoice-numbers.ts';
import { InvoicePrinter } from './ports/invoice-printer.ts';
import { Invoices } from './ports/invoices.ts';
import { ReceiptMail } from './ports/receipt-mail.ts';
import { Reminders } from './ports/reminders.ts';

const made = <T, D>(port: Key<T>, Answer: new (deps: D) => T) =>
  adapter(port, (needs: D) => new Answer(needs));

/** The replaceable parts; the last three answer ports of payments and merchants. */
export const invoiceAdapters = {
  invoices: made(Invoices, ObjectionInvoices),
  numbers: made(InvoiceNumbers, SqlInvoiceNumbers),
  deliveries: made(Deliveries, SqlDeliveries),
  reminders: made(Reminders, SqlReminders),
  printer: made(InvoicePrinter, BrowserInvoicePrinter),
  mail: made(ReceiptMail, MailerReceiptMail),
  documents: made(DocumentsOfPayments, SqlDocumentsOfPayments),
  payerReceipts: adapter(PayerReceipts, payerReceipts),
  references: adapter(InvoiceReferences, sqlInvoiceReferences),
} as const;
