import { SqlPublicPages } from '#modules/public-pages/adapters/postgres/sql-public-pages.ts';
import { describePublicPages } from '#test/contracts/public-pages.ts';
import { openUsersDatabase } from './users-database.ts';

describePublicPages('SqlPublicPages', async () => {
  const { database, addMerchant, close } = await openUsersDatabase();
  return {
    publicPages: new SqlPublicPages({ database }),
    addMerchant: async () => {
      const id = await addMerchant();
      const [row] = await database.rows<{ slug: string }>('select slug from merchants where id = :id', {
        id,
      });
      return { id, slug: row!.slug };
    },
    close,
  };
});
