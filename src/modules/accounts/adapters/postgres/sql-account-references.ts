import type { MerchantReferences } from '#modules/merchants/index.ts';
import type { Database } from '#platform/database/database.ts';

/** Implements a port of the merchants module: a merchant with an account cannot be deleted, the provider still has it. */
export const sqlAccountReferences = ({ database }: Readonly<{ database: Database }>): MerchantReferences => ({
  has: async (merchantId) => {
    const [row] = await database.rows<{ has: boolean }>(
      `select exists (select from provider_accounts where merchant_id = :merchantId) as has`,
      { merchantId },
    );
    return row?.has ?? true;
  },
});
