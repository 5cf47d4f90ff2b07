import type { MerchantReferences } from '#modules/merchants/index.ts';
import type { Database } from '#platform/database/database.ts';

/** Implements a port of the merchants module: a merchant with events, keys or endpoints cannot be deleted. */
export const sqlIntegrationReferences = ({
  database,
}: Readonly<{ database: Database }>): MerchantReferences => ({
  has: async (merchantId) => {
    const [row] = await database.rows<{ has: boolean }>(
      `select exists (select from merchant_event_counters where merchant_id = :merchantId)
         or exists (select from api_keys where merchant_id = :merchantId)
         or exists (select from webhook_endpoints where merchant_id = :merchantId) as has`,
      { merchantId },
    );
    return row?.has ?? true;
  },
});
