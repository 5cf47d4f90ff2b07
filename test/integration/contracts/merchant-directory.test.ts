import { SqlAssignments } from '#modules/merchants/adapters/postgres/sql-assignments.ts';
import { SqlMerchantDirectory } from '#modules/merchants/adapters/postgres/sql-merchant-directory.ts';
import { describeMerchantDirectory } from '#test/contracts/merchant-directory.ts';
import { insertMerchant } from '#test/support/insert-rows.ts';
import { openUsersDatabase } from './users-database.ts';

describeMerchantDirectory('SqlMerchantDirectory', async () => {
  const { database, addUser, close } = await openUsersDatabase();
  const assignments = new SqlAssignments({ database });
  const accountantId = await addUser();
  const openId = await insertMerchant(database, 1, {});
  const closedId = await insertMerchant(database, 2, {});
  const pendingId = await insertMerchant(database, 3, { status: 'PENDING' });
  await database.rows(`update merchants set closed_at = now() where id = :closedId`, { closedId });
  await assignments.replace(accountantId, [openId, pendingId], new Date());
  const directory = new SqlMerchantDirectory({ database });
  return { directory, openId, closedId, pendingId, accountantId, close };
});
