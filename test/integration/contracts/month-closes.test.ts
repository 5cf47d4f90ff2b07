import { SqlMonthCloses } from '#modules/closing/adapters/postgres/sql-month-closes.ts';
import { describeMonthCloses } from '#test/contracts/month-closes.ts';
import { openUsersDatabase } from './users-database.ts';

describeMonthCloses('SqlMonthCloses', async () => {
  const { database, addMerchant, close } = await openUsersDatabase();
  return {
    closes: new SqlMonthCloses({ database }),
    transact: (work) => database.transact(work),
    merchantId: await addMerchant(),
    otherMerchantId: await addMerchant(),
    close,
  };
});
