import type { MerchantReferences } from '#modules/merchants/index.ts';
import type { Database } from '#platform/database/database.ts';

const has = `
  select exists (select from api_keys where merchant_id = :merchantId)
    or exists (select from merchant_event_counters where merchant_id = :merchantId)
    or exists (select from webhook_endpoints where merchant_id = :merchantId) as found`;

/** `MerchantReferences` of this module: keys, events and endpoints, whose history the back office reads. */
export const sqlIntegrationReferences = ({
  database,
}: Readonly<{ database: Database }>): MerchantReferences => ({
  has: async (merchantId) => {
    const [row] = await database.rows<{ found: boolean }>(has, { merchantId });
    return row!.found;
  },
});
