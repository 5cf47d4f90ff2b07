import type { Clock } from '#kernel/clock.ts';
import type { Invariant } from '#kernel/invariant.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';

type Deps = Readonly<{ database: Database; clock: Clock; config: Config }>;

/** Statements about accounts that always hold. */
export const accountChecks = ({ database, clock, config }: Deps): Invariant[] => [
  {
    code: 'doctor.merchants-have-accounts',
    violations: async () => {
      if (config.stripe.routing !== 'direct') return [];
      const rows = await database.rows<{ id: number }>(
        `select m.id from merchants m left join provider_accounts a on a.merchant_id = m.id
         where m.status = 'ACTIVE' and m.closed_at is null and a.account_id is null order by m.id`,
      );
      return rows.map(({ id }) => ({ record: `merchant ${id}` }));
    },
  },
  {
    code: 'doctor.accounts-checked',
    violations: async () => {
      const rows = await database.rows<{ id: number; isMade: boolean }>(
        `select merchant_id as id, account_id is not null as "isMade" from provider_accounts
         where next_check_at is not null
           and coalesce(checked_at, requested_at) < cast(:now as timestamptz) - interval '2 days' order by 1`,
        { now: clock.now() },
      );
      return rows.map(({ id, isMade }) => ({
        record: `provider account of merchant ${id}`,
        ...(isMade && { command: `accounts refresh ${id}` }),
      }));
    },
  },
];
