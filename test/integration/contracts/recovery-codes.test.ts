import { SqlRecoveryCodes } from '#src/modules/users/adapters/postgres/sql-recovery-codes.ts';
import { describeRecoveryCodes } from '#test/contracts/recovery-codes.ts';
import { openUsersDatabase } from './users-database.ts';

describeRecoveryCodes('PostgreSQL', async () => {
  const opened = await openUsersDatabase();
  return { ...opened, codes: new SqlRecoveryCodes(opened) };
});
