import type { AttentionItem } from '#kernel/attention-item.ts';
import { addDays, businessDateOf, startOfDay } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { daysOf, monthBefore } from '#kernel/month.ts';
import { platformFeeEntries } from '#modules/payments/index.ts';
import type { Config } from '#platform/config.ts';
import { countRows } from '#platform/database/count-rows.ts';
import type { Database } from '#platform/database/database.ts';

type Deps = Readonly<{
  database: Database;
  clock: Clock;
  config: Pick<Config, 'operatorMerchantId'>;
}>;

/** The last day of a month on which the run bills the month before. */
const lastRunDay = 5;

const failed = `generate_series(1, (select coalesce(sum(r.failed), 0) from platform_bill_runs r))`;

const unbilled = `(select 1 where not exists (select from platform_bill_runs r where r.month = :month)
  and exists (select from ${platformFeeEntries} where t.at >= :start and t.at < :end
    and p.merchant_id <> :operatorId)) x`;

/** Whether the month before has fees and no run, though its days are over. */
const countUnbilled = async ({ database, clock, config }: Deps): Promise<number> => {
  const { operatorMerchantId: operatorId } = config;
  const now = clock.now();
  if (operatorId === null || Number(businessDateOf(now).slice(8)) <= lastRunDay) return 0;
  const month = monthBefore(now);
  const { from, to } = daysOf(month);
  const bounds = { start: startOfDay(from), end: startOfDay(addDays(to, 1)) };
  return countRows(database, unbilled, { month, operatorId, ...bounds });
};

/** Attention items: bills that the last run of their month could not make, and a month that was not billed. */
export const billAttention = (deps: Deps): AttentionItem<'BILLS_FAILED' | 'MONTH_UNBILLED'>[] => [
  { kind: 'BILLS_FAILED', count: () => countRows(deps.database, failed) },
  { kind: 'MONTH_UNBILLED', count: () => countUnbilled(deps) },
];
