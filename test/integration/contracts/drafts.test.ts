import { SqlDrafts } from '#modules/invoices/adapters/postgres/sql-drafts.ts';
import { describeDrafts } from '#test/contracts/drafts.ts';
import { insertMerchant } from '#test/support/insert-rows.ts';
import { openTestDatabase } from '#test/support/open-database.ts';

describeDrafts('SqlDrafts', async () => {
  const { database, close } = await openTestDatabase();
  const merchantId = await insertMerchant(database, 1, {});
  const otherId = await insertMerchant(database, 2, {});
  return { drafts: new SqlDrafts({ database }), merchantId, otherId, close };
});
