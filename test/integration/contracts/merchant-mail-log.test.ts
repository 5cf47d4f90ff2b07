import { SqlMerchantMailLog } from '#modules/merchants/adapters/postgres/sql-merchant-mail-log.ts';
import { describeMerchantMailLog } from '#test/contracts/merchant-mail-log.ts';
import { insertMerchant } from '#test/support/insert-rows.ts';
import { openTestDatabase } from '#test/support/open-database.ts';

describeMerchantMailLog('SqlMerchantMailLog', async () => {
  const { database, close } = await openTestDatabase();
  const merchantId = await insertMerchant(database, 1, {});
  return { log: new SqlMerchantMailLog({ database }), merchantId, close };
});
