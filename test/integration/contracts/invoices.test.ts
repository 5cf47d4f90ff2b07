import { contractDatabase } from '#test/integration/contracts/contract-database.ts';
import { businessDate } from '#kernel/business-date.ts';
import { AnchorFile } from '#modules/invoices/adapters/files/anchor-file.ts';
import { ObjectionInvoices } from '#modules/invoices/adapters/postgres/objection-invoices.ts';
import { SqlDeliveries } from '#modules/invoices/adapters/postgres/sql-deliveries.ts';
import { SqlDrafts } from '#modules/invoices/adapters/postgres/sql-drafts.ts';
import { SqlInvoiceNumbers } from '#modules/invoices/adapters/postgres/sql-invoice-numbers.ts';
import { SqlNumberChains } from '#modules/invoices/adapters/postgres/sql-number-chains.ts';
import { cryptoRandom } from '#platform/random.ts';
import { Invoice } from '#modules/invoices/domain/invoice.ts';
import { InvoicePrinter } from '#modules/invoices/ports/invoice-printer.ts';
import { runSuites } from '#test/contracts/run-suites.ts';
import { RecordedEvents } from '#test/fakes/recorded-events.ts';
import { openBuyerRequests } from '#test/integration/contracts/openers/buyer-requests.ts';
import { openDocumentsOfPayments } from '#test/integration/contracts/openers/documents-of-payments.ts';
import { openReminders } from '#test/integration/contracts/openers/reminders.ts';
import { insertLink, insertRefund } from '#test/support/insert-rows.ts';
import { createInvoicesFixture } from '#test/support/invoices-fixture.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import { sampleDocument } from '#test/unit/modules/invoices/domain/sample-document.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const onDatabase = contractDatabase();

runSuites('PostgreSQL', {
  Invoices: onDatabase(({ database, transactions }) => ({
    invoices: new ObjectionInvoices({
      database,
      transactions,
      events: new RecordedEvents(),
      random: cryptoRandom,
    }),
    numbers: new SqlInvoiceNumbers({ database, transactions }),
    addPaymentLink: (merchantId) => insertLink(database, merchantId),
    addRefund: (paymentId) => insertRefund(database, paymentId, 5_113, 'EUR'),
  })),
  InvoiceNumbers: onDatabase(({ database, transactions }) => ({
    numbers: new SqlInvoiceNumbers({ database, transactions }),
  })),
  InvoicePrinter: {
    BrowserInvoicePrinter: async () => {
      const fixture = await createInvoicesFixture();
      const merchantId = await fixture.addMerchant();
      await fixture.pay(merchantId);
      const [document] = await fixture.documentsOf(merchantId);
      const invoice = await fixture.findInvoice(document!.id, 'all', businessDate('2026-11-20'));
      return {
        printer: fixture.get(InvoicePrinter),
        invoice: invoice!,
        textOf: async (pdf) => (await readPdf(pdf)).text,
        close: fixture.close,
      };
    },
  },
  NumberChains: onDatabase((opened) => ({
    chains: new SqlNumberChains(opened),
    invoices: new ObjectionInvoices({ ...opened, events: new RecordedEvents(), random: cryptoRandom }),
    numbers: new SqlInvoiceNumbers(opened),
  })),
  AnchorStore: {
    AnchorFile: async () => {
      const folder = await mkdtemp(join(tmpdir(), 'anchors-'));
      return {
        store: new AnchorFile(join(folder, 'missing', 'anchors.jsonl')),
        close: () => rm(folder, { recursive: true }),
      };
    },
  },
  Drafts: onDatabase(async ({ database, addMerchant }) => {
    const merchantId = await addMerchant();
    const otherId = await addMerchant();
    return { drafts: new SqlDrafts({ database }), merchantId, otherId };
  }),
  Deliveries: onDatabase(async ({ database, transactions, addMerchant }) => {
    const invoices = new ObjectionInvoices({
      database,
      transactions,
      events: new RecordedEvents(),
      random: cryptoRandom,
    });
    const numbers = new SqlInvoiceNumbers({ database, transactions });
    const merchantId = await addMerchant();
    const addInvoice = (customerEmail: string): Promise<number> =>
      database.transact(async () => {
        const place = await numbers.next(merchantId, 'LEGAL', businessDate('2026-11-20'));
        const document = { ...sampleDocument({ place }), merchantId, paymentId: null, customerEmail };
        return invoices.add(await Invoice.issuePending(document, place.previousHash));
      });
    return { deliveries: new SqlDeliveries({ database, events: new RecordedEvents() }), addInvoice };
  }),
  BuyerRequests: openBuyerRequests,
  Reminders: openReminders,
  DocumentsOfPayments: openDocumentsOfPayments,
});
