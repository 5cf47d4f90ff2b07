import { SqlUserAccounts } from '#modules/users/adapters/postgres/sql-user-accounts.ts';
import { newUser } from '#test/contracts/users.ts';
import { describeUserAccounts, storedAccounts } from '#test/contracts/user-accounts.ts';
import { openUsersDatabase } from './users-database.ts';

describeUserAccounts('SqlUserAccounts', async () => {
  const { database, users, addMerchant, close } = await openUsersDatabase();
  const stored = [];
  for (const account of storedAccounts(await addMerchant())) {
    const { id } = await users.add(newUser(account.username, account));
    stored.push({ ...account, id });
  }
  return { accounts: new SqlUserAccounts({ database }), stored, close };
});
