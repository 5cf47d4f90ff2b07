import { SqlMemberships } from '#modules/users/adapters/postgres/sql-memberships.ts';
import { describeMemberships } from '#test/contracts/memberships.ts';
import { openUsersDatabase } from './users-database.ts';

describeMemberships('PostgreSQL', async () => {
  const opened = await openUsersDatabase();
  return { ...opened, memberships: new SqlMemberships(opened) };
});
