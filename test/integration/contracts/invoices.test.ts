import { contractDatabase } from '#test/integration/contracts/contract-database.ts';
import { businessDate } from '#kernel/business-date.ts';
import { AnchorFile } from '#modules/invoices/adapters/files/anchor-file.ts';
import { ObjectionInvoices } from '#modules/invoices/adapters/postgres/objection-invoices.ts';
import { SqlDeliveries } from '#modules/invoices/adapters/postgres/sql-deliveries.ts';
import { SqlDrafts } from '#modules/invoices/adapters/postgres/sql-drafts.ts';
import { SqlInvoiceNumbers } from '#modules/invoices/adapters/postgres/sql-invoice-numbers.ts';
import { SqlNumberChains } from '#modules/invoices/adapters/postgres/sql-number-chains.ts';
import { Invoice } from '#modules/invoices/domain/invoice.ts';
import { InvoicePrinter } from '#modules/invoices/ports/invoice-printer.ts';
import { DocumentsOfPayments, PayerReceipts } from '#modules/payments/index.ts';
import { runSuites } from '#test/contracts/run-suites.ts';
import { RecordedEvents } from '#test/fakes/recorded-events.ts';
import { openAdvances } from '#test/integration/contracts/openers/advances.ts';
import { openBuyerRequests } from '#test/integration/contracts/openers/buyer-requests.ts';
import { openPayerDocuments } from '#test/integration/contracts/openers/payer-documents.ts';
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
    invoices: new ObjectionInvoices({ database, transactions, events: new RecordedEvents() }),
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
    invoices: new ObjectionInvoices({ ...opened, events: new RecordedEvents() }),
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
  Advances: openAdvances,
  Drafts: onDatabase(async ({ database, addMerchant }) => {
    const merchantId = await addMerchant();
    const otherId = await addMerchant();
    return { drafts: new SqlDrafts({ database }), merchantId, otherId };
  }),
  Deliveries: onDatabase(async ({ database, transactions, addMerchant }) => {
    const invoices = new ObjectionInvoices({ database, transactions, events: new RecordedEvents() });
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
  DocumentsOfPayments: async () => {
    const fixture = await createInvoicesFixture();
    const merchantId = await fixture.addMerchant();
    const { paymentId } = await fixture.pay(merchantId);
    const [document] = await fixture.documentsOf(merchantId);
    const { paymentId: uninvoicedId } = await fixture.addPayment(merchantId);
    return {
      documents: fixture.get(DocumentsOfPayments),
      invoiced: { paymentId, invoiceId: document!.id, invoiceNumber: document!.invoiceNumber },
      uninvoicedId,
      mail: async (_, recipient, sentAt) => {
        await fixture.database.rows(
          `insert into invoice_deliveries (invoice_id, kind, recipient, message_id, state, requested_by, sent_at, created_at)
           values (:id, 'SENT_BY_MERCHANT', :recipient, gen_random_uuid(), 'SENT', 'tests', :sentAt, :sentAt)`,
          { id: document!.id, recipient, sentAt },
        );
      },
      close: () => fixture.close(),
    };
  },
  PayerDocuments: { DocumentsOfPayers: openPayerDocuments },
  PayerReceipts: {
    'the invoices module': async () => {
      const fixture = await createInvoicesFixture();
      const { paymentId } = await fixture.pay(await fixture.addMerchant());
      const [document] = await fixture.database.rows<{ id: number }>(
        'select id from invoices where payment_id = :paymentId',
        { paymentId },
      );
      const recipients = async (invoiceId: number): Promise<readonly string[]> => {
        const deliveries = await fixture.database.rows<{ recipient: string }>(
          `select recipient from invoice_deliveries where invoice_id = :invoiceId and kind = 'ASKED_BY_PAYER' order by id`,
          { invoiceId },
        );
        return deliveries.map(({ recipient }) => recipient);
      };
      return {
        receipts: fixture.get(PayerReceipts),
        invoiceId: document!.id,
        recipients,
        close: fixture.close,
      };
    },
  },
});
