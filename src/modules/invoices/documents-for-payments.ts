import { mailDomainOf } from '#platform/mail/mail-domain.ts';
import { documentPrinter, type DocumentPrinterDeps } from './adapters/pdf/document-printer.ts';
import { findInvoice } from './adapters/postgres/find-invoice.ts';
import { SqlBuyerRequests } from './adapters/postgres/sql-buyer-requests.ts';
import { SqlDeliveries } from './adapters/postgres/sql-deliveries.ts';
import { SqlDocumentsOfPayments } from './adapters/postgres/sql-documents-of-payments.ts';
import { SqlInvoiceNumbers } from './adapters/postgres/sql-invoice-numbers.ts';
import { storedInvoices, type StoredInvoicesDeps } from './adapters/postgres/stored-invoices.ts';
import { DocumentsForPayments } from './application/documents-for-payments.ts';
import { NotifyHolders } from './application/notify-holders.ts';
import { PrintCopy } from './application/print-copy.ts';
import { QueueReceipt } from './application/queue-receipt.ts';
import { ReplaceInvoice } from './application/corrections/replace-invoice.ts';
import { SendPayerReceipt } from './application/send-payer-receipt.ts';
import { invoiceLimits } from './invoices.use-cases.ts';

type DepsOf<C extends new (deps: never) => unknown> = ConstructorParameters<C>[0];
type Needs = StoredInvoicesDeps &
  DocumentPrinterDeps &
  Parameters<typeof invoiceLimits>[0] &
  Pick<DepsOf<typeof QueueReceipt>, 'jobs' | 'random' | 'clock' | 'work'> &
  Pick<DepsOf<typeof ReplaceInvoice>, 'lockedPayments' | 'messages'> &
  Pick<DepsOf<typeof SendPayerReceipt>, 'merchants' | 'audit'>;

/**
 * Implements the port of payments, which is created before this module. Destructures each dependency by name, so that no
 * other one is resolved.
 */
export const documentsForPayments = (needs: Needs): DocumentsForPayments => {
  const { config, database, transactions, events, htmlPrinter, logos, merchants, lockedPayments } = needs;
  const { clock, work, audit, jobs, random, messages } = needs;
  const found = new SqlDocumentsOfPayments({ database });
  const invoices = storedInvoices({ database, transactions, events, random });
  const limits = invoiceLimits({ limits: needs.limits, config });
  const find = findInvoice({ database, config });
  const deliveries = new SqlDeliveries({ database, events });
  const mailDomain = mailDomainOf(config.mail.from);
  const receipts = new QueueReceipt({ deliveries, mailDomain, jobs, random, clock, work });
  const replaceInvoice = new ReplaceInvoice({
    invoices,
    numbers: new SqlInvoiceNumbers({ database, transactions }),
    documents: found,
    requests: new SqlBuyerRequests({ database }),
    notifyHolders: new NotifyHolders({ deliveries, receipts }),
    limits,
    lockedPayments,
    receipts,
    jobs,
    work,
    clock,
    audit,
    messages,
  });
  const sendReceipt = new SendPayerReceipt({
    receipts,
    findInvoice: find,
    limits,
    merchants,
    clock,
    work,
    audit,
  });
  const printCopy = new PrintCopy({
    findInvoice: find,
    printer: documentPrinter({ htmlPrinter, messages, logos }),
    messages,
    clock,
  });
  return new DocumentsForPayments({ found, invoices, replaceInvoice, sendReceipt, printCopy, messages });
};
