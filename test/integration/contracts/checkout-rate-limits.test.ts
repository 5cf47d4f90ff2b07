import { LimitedCheckouts } from '#modules/payments/adapters/rate-limits/limited-checkouts.ts';
import type { Config } from '#platform/config.ts';
import { PostgresRateLimits } from '#platform/rate-limits/postgres-rate-limits.ts';
import { describeCheckoutRateLimits } from '#test/contracts/checkout-rate-limits.ts';
import { openTestDatabase } from '#test/support/open-database.ts';

describeCheckoutRateLimits('PostgreSQL', async () => {
  const { transactions, close } = await openTestDatabase(2);
  const limits = new PostgresRateLimits({ transactions });
  return { rateLimits: new LimitedCheckouts({ limits, config: { rateLimits: true } as Config }), close };
});
