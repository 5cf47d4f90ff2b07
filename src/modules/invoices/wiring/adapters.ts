import { Sentences } from '#kernel/sentences.ts';
import { Logos } from '#modules/merchants/index.ts';
import { DocumentsOfPayments } from '#modules/payments/index.ts';
import { HtmlPrinter } from '#platform/browser/html-printer.ts';
import { Config } from '#platform/config.ts';
import { DatabaseToken, type Database } from '#platform/database/database.ts';
import { TransactionsToken } from '#platform/database/transactions.ts';
import type { Provide } from '#platform/di.ts';
import { Mailer } from '#platform/mail/mailer.ts';
import { RateLimits } from '#platform/rate-limits/rate-limits.ts';
import { AnchorFile } from '../adapters/files/anchor-file.ts';
import { MailerReceiptMail } from '../adapters/mail/mailer-receipt-mail.ts';
import { BrowserInvoicePrinter } from '../adapters/pdf/browser-invoice-printer.ts';
import { ObjectionInvoices } from '../adapters/persistence/objection-invoices.ts';
import { SqlDeliveries } from '../adapters/persistence/sql-deliveries.ts';
import { SqlDocumentsOfPayments } from '../adapters/persistence/sql-documents-of-payments.ts';
import { SqlInvoiceBooks } from '../adapters/persistence/sql-invoice-books.ts';
import { sqlInvoiceSheets } from '../adapters/persistence/sql-invoice-sheets.ts';
import { SqlInvoiceNumbers } from '../adapters/persistence/sql-invoice-numbers.ts';
import { SqlInvoiceViews } from '../adapters/persistence/sql-invoice-views.ts';
import { SqlReminders } from '../adapters/persistence/sql-reminders.ts';
import { SqlNumberChains } from '../adapters/persistence/sql-number-chains.ts';
import { SqlSeriesStarts } from '../adapters/persistence/sql-series-starts.ts';
import { LimitedAllowances } from '../adapters/rate-limits/limited-allowances.ts';
import { AnchorStore } from '../ports/anchor-store.ts';
import { Allowances } from '../ports/allowances.ts';
import { Deliveries } from '../ports/deliveries.ts';
import { InvoiceBooks } from '../ports/invoice-books.ts';
import { InvoiceNumbers } from '../ports/invoice-numbers.ts';
import { InvoicePrinter } from '../ports/invoice-printer.ts';
import { InvoiceSheets } from '../ports/invoice-sheets.ts';
import { InvoiceViews } from '../ports/invoice-views.ts';
import { Invoices } from '../ports/invoices.ts';
import { NumberChains } from '../ports/number-chains.ts';
import { Reminders } from '../ports/reminders.ts';
import { ReceiptMail } from '../ports/receipt-mail.ts';
import { SeriesStarts } from '../ports/series-starts.ts';

export const provideAdapters = (provide: Provide): void => {
  const database = { database: DatabaseToken };
  provide.class(Invoices, ObjectionInvoices, { ...database, transactions: TransactionsToken });
  provide.class(InvoiceNumbers, SqlInvoiceNumbers, { ...database, transactions: TransactionsToken });
  provide.factory(
    InvoiceViews,
    (deps: Readonly<{ database: Database; config: Config }>) =>
      new SqlInvoiceViews({ database: deps.database, publicUrl: deps.config.publicUrl }),
    { ...database, config: Config },
  );
  provide.class(SeriesStarts, SqlSeriesStarts, database);
  provide.class(NumberChains, SqlNumberChains, { ...database, transactions: TransactionsToken });
  provide.factory(
    AnchorStore,
    ({ config }: Readonly<{ config: Config }>) => new AnchorFile(config.anchorFile),
    {
      config: Config,
    },
  );
  provide.class(Reminders, SqlReminders, database);
  provide.class(Allowances, LimitedAllowances, { limits: RateLimits, config: Config });
  provide.factory(InvoiceSheets, sqlInvoiceSheets, { config: Config, sentences: Sentences });
  provide.class(InvoiceBooks, SqlInvoiceBooks, database);
  provide.class(Deliveries, SqlDeliveries, database);
  provide.class(DocumentsOfPayments, SqlDocumentsOfPayments, database);
  provide.class(InvoicePrinter, BrowserInvoicePrinter, {
    printer: HtmlPrinter,
    sentences: Sentences,
    logos: Logos,
  });
  provide.class(ReceiptMail, MailerReceiptMail, { mailer: Mailer, sentences: Sentences, logos: Logos });
};
