import { SqlLedger } from '#modules/payments/adapters/postgres/sql-ledger.ts';
import { describeLedger } from '#test/contracts/ledger.ts';
import { insertMerchant, insertPayment } from '#test/support/insert-rows.ts';
import { openTestDatabase } from '#test/support/open-database.ts';

describeLedger('PostgreSQL', async () => {
  const { database, close } = await openTestDatabase(2);
  const merchantId = await insertMerchant(database, 1, {});
  const { paymentId } = await insertPayment(database, merchantId, 1, {});
  return { ledger: new SqlLedger({ database }), merchantId, paymentId, close };
});
