import { SqlOtherTurnovers } from '#modules/closing/adapters/postgres/sql-other-turnovers.ts';
import { describeOtherTurnovers } from '#test/contracts/other-turnovers.ts';
import { openUsersDatabase } from './users-database.ts';

describeOtherTurnovers('SqlOtherTurnovers', async () => {
  const { database, addMerchant, close } = await openUsersDatabase();
  return {
    others: new SqlOtherTurnovers({ database }),
    merchantId: await addMerchant(),
    otherMerchantId: await addMerchant(),
    close,
  };
});
