import { SqlMerchantAccounts } from '#modules/accounts/adapters/postgres/sql-merchant-accounts.ts';
import { describeMerchantAccounts } from '#test/contracts/merchant-accounts.ts';
import { insertMerchant } from '#test/support/insert-rows.ts';
import { openUsersDatabase } from './users-database.ts';

describeMerchantAccounts('PostgreSQL', async () => {
  const { database, close } = await openUsersDatabase();
  const ids = [1, 2, 3].map((place) => () => insertMerchant(database, place, {}));
  const merchantIds = [await ids[0]!(), await ids[1]!(), await ids[2]!()] as const;
  return { accounts: new SqlMerchantAccounts({ database }), merchantIds, close };
});
