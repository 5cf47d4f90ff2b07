import type { MerchantReferences } from '#modules/merchants/index.ts';
import type { Database } from '#platform/database/database.ts';

/** Implements a port of the merchants module: a merchant with archives is closed, not deleted. */
export const sqlArchiveReferences = ({ database }: Readonly<{ database: Database }>): MerchantReferences => ({
  has: async (merchantId) => {
    const [row] = await database.rows<{ has: boolean }>(
      'select exists (select from archives where merchant_id = :merchantId) as has',
      { merchantId },
    );
    return row?.has ?? true;
  },
});
