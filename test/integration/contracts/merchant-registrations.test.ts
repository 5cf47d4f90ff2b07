import { SqlMerchantRegistrations } from '#modules/merchants/adapters/postgres/sql-merchant-registrations.ts';
import { describeMerchantRegistrations } from '#test/contracts/merchant-registrations.ts';
import { insertMerchant } from '#test/support/insert-rows.ts';
import { openUsersDatabase } from './users-database.ts';

describeMerchantRegistrations('SqlMerchantRegistrations', async () => {
  const { database, close } = await openUsersDatabase();
  const merchantId = await insertMerchant(database, 1, {});
  const otherMerchantId = await insertMerchant(database, 2, {});
  return { registrations: new SqlMerchantRegistrations({ database }), merchantId, otherMerchantId, close };
});
