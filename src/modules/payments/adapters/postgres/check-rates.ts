import { businessDateOf, type BusinessDate } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Invariant } from '#kernel/invariant.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import { isRateOld } from '../../domain/rate-age.ts';

type Deps = Readonly<{ database: Pick<Database, 'rows'>; clock: Clock }>;

/** Why new business in USD is refused, for operators; null while the newest rate is not too old. */
export const ratesProblem = async ({ database, clock }: Deps): Promise<string | null> => {
  const [row] = await database.rows<{ day: BusinessDate | null }>(
    `select max(day)::text as day from exchange_rates where currency = 'USD'`,
  );
  const { day } = row!;
  if (day === null) return 'there is no exchange rate of the dollar';
  if (!isRateOld(day, businessDateOf(clock.now()))) return null;
  return `the newest exchange rate of the dollar is of ${day}`;
};

/** An installation without a rate and a payment in dollars needs none yet; the attention items name it. */
const usesDollars = async ({ database }: Deps): Promise<boolean> => {
  const [row] = await database.rows<{ uses: boolean }>(
    `select exists (select from exchange_rates where currency = 'USD')
       or exists (select from payments where currency = 'USD') as uses`,
  );
  return row!.uses;
};

/** New links, checkouts and invoices in USD need a rate that is not too old. */
export const ratesCheck = ({ config, ...deps }: Deps & Readonly<{ config: Config }>): Invariant => ({
  code: 'doctor.rates-current',
  severity: 'warning',
  violations: async () => {
    const problem = (await usesDollars(deps)) ? await ratesProblem(deps) : null;
    return problem === null ? [] : [{ record: problem, ...(config.ratesUrl && { command: 'rates fetch' }) }];
  },
});
