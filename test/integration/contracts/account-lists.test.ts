import { SqlAccountLists } from '#modules/payments/adapters/postgres/sql-account-lists.ts';
import { describeAccountLists } from '#test/contracts/account-lists.ts';
import { insertMerchant } from '#test/support/insert-rows.ts';
import { openUsersDatabase } from './users-database.ts';

describeAccountLists('PostgreSQL', async () => {
  const { database, close } = await openUsersDatabase();
  let place = 0;
  const insert = async (accountId: string, status: string): Promise<void> => {
    place += 1;
    const id = await insertMerchant(database, place, {});
    await database.rows(
      `insert into provider_accounts (merchant_id, provider, account_id, status, requested_at)
       values (:id, 'stripe', :accountId, :status, now())`,
      { id, accountId, status },
    );
  };
  await insert('acct_0_left', 'LEFT');
  return { lists: new SqlAccountLists({ database }), add: (account) => insert(account, 'ACTIVE'), close };
});
