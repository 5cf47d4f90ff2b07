import { ObjectionInvoices } from '#modules/invoices/adapters/postgres/objection-invoices.ts';
import { SqlInvoiceNumbers } from '#modules/invoices/adapters/postgres/sql-invoice-numbers.ts';
import { describeInvoices } from '#test/contracts/invoices.ts';
import { insertMerchant, insertPayment, insertRefund } from '#test/support/insert-rows.ts';
import { openTestDatabase } from '#test/support/open-database.ts';

describeInvoices('ObjectionInvoices', async () => {
  const { database, transactions, close } = await openTestDatabase();
  let merchants = 0;
  let orders = 0;
  return {
    invoices: new ObjectionInvoices({ database, transactions }),
    numbers: new SqlInvoiceNumbers({ database, transactions }),
    work: database,
    addMerchant: () => insertMerchant(database, (merchants += 1), {}),
    addPaymentLink: async (merchantId) => {
      const [row] = await database.rows<{ id: number }>(
        `insert into payment_links (token, merchant_id, amount_minor, currency, charge_amount_minor, charge_currency,
           usage, status, expires_at, created_at, updated_at)
         values (gen_random_uuid(), :merchantId, 5113, 'EUR', 5113, 'EUR', 'SINGLE', 'ACTIVE',
           now() + interval '30 days', now(), now()) returning id`,
        { merchantId },
      );
      return row!.id;
    },
    addPayment: async (merchantId) =>
      (await insertPayment(database, merchantId, (orders += 1), {})).paymentId,
    addRefund: (paymentId) => insertRefund(database, paymentId, 5_113, 'EUR'),
    close,
  };
});
