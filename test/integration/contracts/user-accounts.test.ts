import { SqlMemberships } from '#modules/users/adapters/postgres/sql-memberships.ts';
import { SqlUserAccounts } from '#modules/users/adapters/postgres/sql-user-accounts.ts';
import { newUser } from '#test/contracts/users.ts';
import { describeUserAccounts, storedAccounts, storedMemberships } from '#test/contracts/user-accounts.ts';
import { openUsersDatabase } from './users-database.ts';

describeUserAccounts('SqlUserAccounts', async () => {
  const { database, users, addMerchant, close } = await openUsersDatabase();
  const stored = [];
  const teamOf = await addMerchant();
  for (const account of storedAccounts(teamOf, await addMerchant())) {
    const { id } = await users.add(newUser(account.username, account));
    stored.push({ ...account, id });
  }
  const memberships = new SqlMemberships({ database });
  for (const membership of storedMemberships(teamOf, stored)) await memberships.save(membership);
  return { accounts: new SqlUserAccounts({ database }), stored, teamOf, close };
});
