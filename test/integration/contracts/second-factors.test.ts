import { SqlSecondFactors } from '#src/modules/users/adapters/postgres/sql-second-factors.ts';
import { describeSecondFactors } from '#test/contracts/second-factors.ts';
import { openUsersDatabase } from './users-database.ts';

describeSecondFactors('PostgreSQL', async () => {
  const opened = await openUsersDatabase();
  return { ...opened, factors: new SqlSecondFactors(opened) };
});
