import { mailDomainOf } from '#platform/mail/mail-domain.ts';
import { documentPrinter, type DocumentPrinterDeps } from './adapters/pdf/document-printer.ts';
import { findInvoice } from './adapters/postgres/find-invoice.ts';
import { SqlAdvances } from './adapters/postgres/sql-advances.ts';
import { SqlBuyerRequests } from './adapters/postgres/sql-buyer-requests.ts';
import { SqlDeliveries } from './adapters/postgres/sql-deliveries.ts';
import { SqlDocumentsOfPayments } from './adapters/postgres/sql-documents-of-payments.ts';
import { SqlInvoiceNumbers } from './adapters/postgres/sql-invoice-numbers.ts';
import { storedInvoices, type StoredInvoicesDeps } from './adapters/postgres/stored-invoices.ts';
import { DocumentsOfPayers } from './application/documents-of-payers.ts';
import { NotifyHolders } from './application/notify-holders.ts';
import { QueueReceipt } from './application/queue-receipt.ts';
import { ReplaceInvoice } from './application/corrections/replace-invoice.ts';
import { invoiceLimits } from './invoices.use-cases.ts';

type DepsOf<C extends new (deps: never) => unknown> = ConstructorParameters<C>[0];
type Needs = StoredInvoicesDeps &
  DocumentPrinterDeps &
  Parameters<typeof invoiceLimits>[0] &
  Pick<DepsOf<typeof QueueReceipt>, 'jobs' | 'random' | 'clock' | 'work'> &
  Pick<DepsOf<typeof ReplaceInvoice>, 'lockedPayments' | 'audit' | 'messages'>;

/**
 * Implements a port of payments, which is created before this module. Destructures each dependency by name, so that no
 * other one is resolved.
 */
export const documentsOfPayers = (needs: Needs): DocumentsOfPayers => {
  const { config, database, transactions, events, limits, htmlPrinter, logos, lockedPayments } = needs;
  const { clock, work, audit, jobs, random, messages } = needs;
  const deliveries = new SqlDeliveries({ database, events });
  const mailDomain = mailDomainOf(config.mail.from);
  const receipts = new QueueReceipt({ deliveries, mailDomain, jobs, random, clock, work });
  const replaceInvoice = new ReplaceInvoice({
    invoices: storedInvoices({ database, transactions, events }),
    numbers: new SqlInvoiceNumbers({ database, transactions }),
    advances: new SqlAdvances({ database }),
    documents: new SqlDocumentsOfPayments({ database }),
    requests: new SqlBuyerRequests({ database }),
    notifyHolders: new NotifyHolders({ deliveries, receipts }),
    limits: invoiceLimits({ limits, config }),
    lockedPayments,
    receipts,
    jobs,
    work,
    clock,
    audit,
    messages,
  });
  return new DocumentsOfPayers({
    replaceInvoice,
    findInvoice: findInvoice({ database, config }),
    printer: documentPrinter({ htmlPrinter, messages, logos }),
    messages,
    clock,
  });
};
