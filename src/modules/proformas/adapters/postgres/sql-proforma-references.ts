import type { MerchantReferences } from '#modules/merchants/index.ts';
import type { Database } from '#platform/database/database.ts';

/** Implements a port of the merchants module: a merchant with proformas is closed, not deleted. */
export const sqlProformaReferences = ({
  database,
}: Readonly<{ database: Database }>): MerchantReferences => ({
  has: async (merchantId) => {
    const [row] = await database.rows<{ has: boolean }>(
      'select exists (select from proformas where merchant_id = :merchantId) as has',
      { merchantId },
    );
    return row?.has ?? true;
  },
});
