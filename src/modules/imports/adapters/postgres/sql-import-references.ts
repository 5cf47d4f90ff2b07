import type { MerchantReferences } from '#modules/merchants/index.ts';
import type { Database } from '#platform/database/database.ts';

/** Implements a port of the merchants module: a merchant with documents from elsewhere is closed, not deleted. */
export const sqlImportReferences = ({ database }: Readonly<{ database: Database }>): MerchantReferences => ({
  has: async (merchantId) => {
    const [row] = await database.rows<{ has: boolean }>(
      `select exists (select from archive_imports where merchant_id = :merchantId)
         or exists (select from foreign_documents where merchant_id = :merchantId)
         or exists (select from foreign_imports where merchant_id = :merchantId) as has`,
      { merchantId },
    );
    return row?.has ?? true;
  },
});
