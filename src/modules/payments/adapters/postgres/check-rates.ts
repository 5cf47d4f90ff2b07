import type { Clock } from '#kernel/clock.ts';
import type { Invariant } from '#kernel/invariant.ts';
import { ratesProblem } from '#modules/rates/index.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';

type Deps = Readonly<{ database: Pick<Database, 'rows'>; clock: Clock }>;

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
