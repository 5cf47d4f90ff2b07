import { PostgresRateLimits } from '#platform/rate-limits/postgres-rate-limits.ts';
import { LimitedSignInAttempts } from '#src/modules/users/adapters/rate-limits/limited-sign-in-attempts.ts';
import { describeSignInAttempts } from '#test/contracts/sign-in-attempts.ts';
import { openTestDatabase } from '#test/support/open-database.ts';

describeSignInAttempts('PostgreSQL', async () => {
  const { transactions, close } = await openTestDatabase();
  return { attempts: new LimitedSignInAttempts({ limits: new PostgresRateLimits({ transactions }) }), close };
});
