import { SqlKnownDevices } from '#src/modules/users/adapters/postgres/sql-known-devices.ts';
import { describeKnownDevices } from '#test/contracts/known-devices.ts';
import { openUsersDatabase } from './users-database.ts';

describeKnownDevices('PostgreSQL', async () => {
  const opened = await openUsersDatabase();
  return { ...opened, devices: new SqlKnownDevices(opened) };
});
