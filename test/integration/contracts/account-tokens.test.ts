import { SqlAccountTokens } from '#src/modules/users/adapters/postgres/sql-account-tokens.ts';
import { describeAccountTokens } from '#test/contracts/account-tokens.ts';
import { openUsersDatabase } from './users-database.ts';

describeAccountTokens('PostgreSQL', async () => {
  const opened = await openUsersDatabase();
  return { ...opened, tokens: new SqlAccountTokens(opened) };
});
