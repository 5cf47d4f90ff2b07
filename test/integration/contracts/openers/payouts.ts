import { SqlPayouts } from '#modules/payouts/adapters/postgres/sql-payouts.ts';
import { insertMerchant, insertPayment } from '#test/support/insert-rows.ts';
import { openTestDatabase } from '#test/support/open-database.ts';

export const openPayouts = async () => {
  const { database, close } = await openTestDatabase(2);
  const merchantId = await insertMerchant(database, 1, {});
  const pay = async (order: number, account: string | null): Promise<number> => {
    const { paymentId } = await insertPayment(database, merchantId, order, {});
    await database.rows('update payments set provider_account = :account where id = :paymentId', {
      account,
      paymentId,
    });
    return paymentId;
  };
  return {
    database,
    transact: <T>(work: () => Promise<T>): Promise<T> => database.transact(work),
    payouts: new SqlPayouts({ database }),
    merchantId,
    payments: { first: await pay(1, 'acct_1'), second: await pay(2, 'acct_2'), own: await pay(3, null) },
    close,
  };
};
