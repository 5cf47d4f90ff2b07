import { SqlKnownNetworks } from '#src/modules/users/adapters/postgres/sql-known-networks.ts';
import { describeKnownNetworks } from '#test/contracts/known-networks.ts';
import { openUsersDatabase } from './users-database.ts';

describeKnownNetworks('PostgreSQL', async () => {
  const opened = await openUsersDatabase();
  return { ...opened, networks: new SqlKnownNetworks(opened) };
});
