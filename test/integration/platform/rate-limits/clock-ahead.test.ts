import { RateLimited } from '#kernel/input-failures.ts';
import { PostgresRateLimits } from '#platform/rate-limits/postgres-rate-limits.ts';
import { openTestDatabase } from '#test/support/open-database.ts';
import { expect, it } from 'vitest';

it('a limit that a clock an hour ahead has counted ends when the clock is right again', async () => {
  const { database, transactions, close } = await openTestDatabase(2);
  const limits = new PostgresRateLimits({ transactions });
  const limit = { name: 'clock', times: 2, seconds: 60, pauseSeconds: 600 };
  await limits.take(limit, 'a');
  await limits.take(limit, 'a');
  await expect(limits.take(limit, 'a')).rejects.toThrow(RateLimited);
  await database.rows('update rate_limits set expire = expire + 3600000');
  expect(await limits.take(limit, 'a')).toMatchObject({ remaining: 1, resetSeconds: 60 });
  await close();
});
