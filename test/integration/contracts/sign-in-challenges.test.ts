import { SqlSignInChallenges } from '#src/modules/users/adapters/postgres/sql-sign-in-challenges.ts';
import { describeSignInChallenges } from '#test/contracts/sign-in-challenges.ts';
import { openUsersDatabase } from './users-database.ts';

describeSignInChallenges('PostgreSQL', async () => {
  const opened = await openUsersDatabase();
  return { ...opened, challenges: new SqlSignInChallenges(opened) };
});
