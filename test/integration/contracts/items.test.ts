import { SqlItems } from '#modules/customers/adapters/postgres/sql-items.ts';
import { describeItems } from '#test/contracts/items.ts';
import { openUsersDatabase } from './users-database.ts';

describeItems('SqlItems', async () => {
  const { database, addMerchant, close } = await openUsersDatabase();
  return {
    items: new SqlItems({ database }),
    merchantId: await addMerchant(),
    otherMerchantId: await addMerchant(),
    close,
  };
});
