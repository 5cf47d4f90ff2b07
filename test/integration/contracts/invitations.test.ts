import { SqlInvitations } from '#modules/team/adapters/postgres/sql-invitations.ts';
import { describeInvitations } from '#test/contracts/invitations.ts';
import { openUsersDatabase } from './users-database.ts';

describeInvitations('SqlInvitations', async () => {
  const { database, work, addMerchant, close } = await openUsersDatabase();
  return { invitations: new SqlInvitations({ database }), work, merchantId: await addMerchant(), close };
});
