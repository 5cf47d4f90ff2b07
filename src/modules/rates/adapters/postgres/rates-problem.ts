import { businessDateOf, type BusinessDate } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { isRateOld } from '../../domain/rate-age.ts';

/** Why new business in USD is refused, for operators; null while the newest rate is not too old. */
export const ratesProblem = async ({
  database,
  clock,
}: Readonly<{ database: Pick<Database, 'rows'>; clock: Clock }>): Promise<string | null> => {
  const [row] = await database.rows<{ day: BusinessDate | null }>(
    `select max(day)::text as day from exchange_rates where currency = 'USD'`,
  );
  const { day } = row!;
  if (day === null) return 'there is no exchange rate of the dollar';
  if (!isRateOld(day, businessDateOf(clock.now()))) return null;
  return `the newest exchange rate of the dollar is of ${day}`;
};
