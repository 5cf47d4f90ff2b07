import type { MerchantReferences } from '#modules/merchants/index.ts';
import type { Database } from '#platform/database/database.ts';

/** Implements a port of the merchants module: a merchant with records of its months cannot be deleted. */
export const sqlClosingReferences = ({ database }: Readonly<{ database: Database }>): MerchantReferences => ({
  has: async (merchantId) => {
    const [row] = await database.rows<{ has: boolean }>(
      `select exists (select from month_closes where merchant_id = :merchantId)
         or exists (select from month_settings where merchant_id = :merchantId)
         or exists (select from month_checks where merchant_id = :merchantId)
         or exists (select from month_mails where merchant_id = :merchantId)
         or exists (select from other_turnover where merchant_id = :merchantId)
         or exists (select from vat_threshold_alerts where merchant_id = :merchantId)
         or exists (select from union_threshold_alerts where merchant_id = :merchantId) as has`,
      { merchantId },
    );
    return row?.has ?? true;
  },
});
