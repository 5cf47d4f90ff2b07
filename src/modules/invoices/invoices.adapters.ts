import { DocumentsOfCustomers, VatNumberService } from '#modules/customers/index.ts';
import { MerchantReferences } from '#modules/merchants/index.ts';
import { DocumentsOfLinks } from '#modules/links/index.ts';
import { DocumentsOfPayments } from '#modules/payments/index.ts';
import { adapter, adapterClass } from '#platform/define-module.ts';
import { documentPrinter, type DocumentPrinterDeps } from './adapters/pdf/document-printer.ts';
import { storedInvoices } from './adapters/postgres/stored-invoices.ts';
import { SqlBuyerRequests } from './adapters/postgres/sql-buyer-requests.ts';
import { SqlDrafts } from './adapters/postgres/sql-drafts.ts';
import { SqlDeliveries } from './adapters/postgres/sql-deliveries.ts';
import { SqlDocumentsOfCustomers } from './adapters/postgres/sql-documents-of-customers.ts';
import { documentOfLink } from './adapters/postgres/document-of-link.ts';
import { SqlInvoiceNumbers } from './adapters/postgres/sql-invoice-numbers.ts';
import { sqlInvoiceReferences } from './adapters/postgres/sql-invoice-references.ts';
import { SqlReminders } from './adapters/postgres/sql-reminders.ts';
import { ViesOfCustomers } from './adapters/vies/vies-of-customers.ts';
import { ViesVatNumbers } from './adapters/vies/vies-vat-numbers.ts';
import { PrintTrialDocument } from './application/print-trial-document.ts';
import type { Database } from '#platform/database/database.ts';
import { documentsForPayments } from './documents-for-payments.ts';
import { BuyerRequests } from './ports/buyer-requests.ts';
import { Drafts } from './ports/drafts.ts';
import { Deliveries } from './ports/deliveries.ts';
import { InvoiceNumbers } from './ports/invoice-numbers.ts';
import { InvoicePrinter } from './ports/invoice-printer.ts';
import { Invoices } from './ports/invoices.ts';
import { Reminders } from './ports/reminders.ts';
import { VatNumbers } from './ports/vat-numbers.ts';

type LinkNeeds = DocumentPrinterDeps &
  Omit<ConstructorParameters<typeof PrintTrialDocument>[0], 'printer'> &
  Readonly<{ database: Database }>;

/** Names each dependency, so that no other one is resolved: links is created before this module. */
const documentsOfLinks = (needs: LinkNeeds): DocumentsOfLinks => {
  const { database, htmlPrinter, messages, logos, merchants } = needs;
  const printer = documentPrinter({ htmlPrinter, messages, logos });
  const trial = new PrintTrialDocument({ merchants, messages, printer });
  return { ...documentOfLink({ database }), printTrial: (...asked) => trial.execute(...asked) };
};

/** Adapters of the ports; the last three implement ports of earlier modules. */
export const invoiceAdapters = {
  invoices: adapter(Invoices, storedInvoices),
  numbers: adapterClass(InvoiceNumbers, SqlInvoiceNumbers),
  deliveries: adapterClass(Deliveries, SqlDeliveries),
  requests: adapterClass(BuyerRequests, SqlBuyerRequests),
  drafts: adapterClass(Drafts, SqlDrafts),
  reminders: adapterClass(Reminders, SqlReminders),
  printer: adapter(InvoicePrinter, documentPrinter),
  vatNumbers: adapterClass(VatNumbers, ViesVatNumbers),
  vatNumberService: adapterClass(VatNumberService, ViesOfCustomers),
  documents: adapter(DocumentsOfPayments, documentsForPayments),
  documentsOfLinks: adapter(DocumentsOfLinks, documentsOfLinks),
  documentsOfCustomers: adapterClass(DocumentsOfCustomers, SqlDocumentsOfCustomers),
} as const;

export const invoiceContributions = { references: adapter(MerchantReferences, sqlInvoiceReferences) };
