import { SqlLogos } from '#modules/merchants/adapters/postgres/sql-logos.ts';
import { describeLogos } from '#test/contracts/logos.ts';
import { openTestDatabase } from '#test/support/open-database.ts';

describeLogos('SqlLogos', async () => {
  const { database, close } = await openTestDatabase();
  return { logos: new SqlLogos({ database }), close };
});
