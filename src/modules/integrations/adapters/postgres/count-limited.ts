import type { Clock } from '#kernel/clock.ts';
import type { PlanUses } from '#modules/merchants/index.ts';
import type { Database } from '#platform/database/database.ts';
import { countLiveKeys } from './sql-api-keys.ts';

/** Live API keys and webhook endpoints: what the plan has limits of. */
export const integrationUses = ({
  database,
  clock,
}: Readonly<{ database: Database; clock: Clock }>): PlanUses => ({
  limits: ['apiKeys', 'webhookEndpoints'],
  used: async (merchantId) => {
    const [row] = await database.rows<{ apiKeys: number; webhookEndpoints: number }>(
      `select (${countLiveKeys}) as "apiKeys",
         (select count(*)::int from webhook_endpoints where merchant_id = :merchantId) as "webhookEndpoints"`,
      { merchantId, now: clock.now() },
    );
    return row!;
  },
});
