import { ObjectionInvoices } from '#modules/invoices/adapters/postgres/objection-invoices.ts';
import { SqlInvoiceNumbers } from '#modules/invoices/adapters/postgres/sql-invoice-numbers.ts';
import { describeInvoices } from '#test/contracts/invoices.ts';
import { insertLink, insertMerchant, insertPayment, insertRefund } from '#test/support/insert-rows.ts';
import { RecordedEvents } from '#test/fakes/recorded-events.ts';
import { openTestDatabase } from '#test/support/open-database.ts';

describeInvoices('ObjectionInvoices', async () => {
  const { database, transactions, close } = await openTestDatabase();
  let merchants = 0;
  let orders = 0;
  return {
    invoices: new ObjectionInvoices({ database, transactions, events: new RecordedEvents() }),
    numbers: new SqlInvoiceNumbers({ database, transactions }),
    work: database,
    addMerchant: () => insertMerchant(database, (merchants += 1), {}),
    addPaymentLink: (merchantId) => insertLink(database, merchantId),
    addPayment: async (merchantId) =>
      (await insertPayment(database, merchantId, (orders += 1), {})).paymentId,
    addRefund: (paymentId) => insertRefund(database, paymentId, 5_113, 'EUR'),
    close,
  };
});
