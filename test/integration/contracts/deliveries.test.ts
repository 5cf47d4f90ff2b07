import { ObjectionInvoices } from '#modules/invoices/adapters/postgres/objection-invoices.ts';
import { SqlDeliveries } from '#modules/invoices/adapters/postgres/sql-deliveries.ts';
import { SqlInvoiceNumbers } from '#modules/invoices/adapters/postgres/sql-invoice-numbers.ts';
import { businessDate } from '#kernel/business-date.ts';
import { Invoice } from '#modules/invoices/domain/invoice.ts';
import { describeDeliveries } from '#test/contracts/deliveries.ts';
import { insertMerchant } from '#test/support/insert-rows.ts';
import { RecordedEvents } from '#test/fakes/recorded-events.ts';
import { openTestDatabase } from '#test/support/open-database.ts';
import { sampleDocument } from '#test/unit/modules/invoices/domain/sample-document.ts';

describeDeliveries('SqlDeliveries', async () => {
  const { database, transactions, close } = await openTestDatabase();
  const invoices = new ObjectionInvoices({ database, transactions, events: new RecordedEvents() });
  const numbers = new SqlInvoiceNumbers({ database, transactions });
  const merchantId = await insertMerchant(database, 1, {});
  const addInvoice = (customerEmail: string): Promise<number> =>
    database.transact(async () => {
      const place = await numbers.next(merchantId, 'LEGAL', businessDate('2026-11-20'));
      const document = { ...sampleDocument({ place }), merchantId, paymentId: null, customerEmail };
      return invoices.add(await Invoice.issuePending(document, place.previousHash));
    });
  return { deliveries: new SqlDeliveries({ database, events: new RecordedEvents() }), addInvoice, close };
});
