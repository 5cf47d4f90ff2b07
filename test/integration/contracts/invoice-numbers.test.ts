import { SqlInvoiceNumbers } from '#modules/invoices/adapters/postgres/sql-invoice-numbers.ts';
import { describeInvoiceNumbers } from '#test/contracts/invoice-numbers.ts';
import { insertMerchant } from '#test/support/insert-rows.ts';
import { openTestDatabase } from '#test/support/open-database.ts';

describeInvoiceNumbers('SqlInvoiceNumbers', async () => {
  const { database, transactions, close } = await openTestDatabase();
  let merchants = 0;
  return {
    numbers: new SqlInvoiceNumbers({ database, transactions }),
    work: database,
    addMerchant: () => insertMerchant(database, (merchants += 1), {}),
    close,
  };
});
