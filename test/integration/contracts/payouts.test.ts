import { SqlPayouts } from '#modules/payouts/adapters/postgres/sql-payouts.ts';
import { describePayouts } from '#test/contracts/payouts.ts';
import { insertMerchant, insertPayment } from '#test/support/insert-rows.ts';
import { openTestDatabase } from '#test/support/open-database.ts';

describePayouts('PostgreSQL', async () => {
  const { database, close } = await openTestDatabase(2);
  const merchantId = await insertMerchant(database, 1, {});
  const { paymentId } = await insertPayment(database, merchantId, 1, {});
  return {
    payouts: new SqlPayouts({ database }),
    merchantId,
    paymentId,
    transact: (work) => database.transact(work),
    close,
  };
});
