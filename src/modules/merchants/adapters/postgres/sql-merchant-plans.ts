import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { MerchantPlans, PlanCount } from '../../application/merchant-plans.ts';
import { isWithin, planPeriodsOf, type PlanDays, type RecordedPlan } from '../../domain/plan-periods.ts';
import { planOfDay, readPlans } from './plan-statements.ts';

type Deps = Readonly<{ database: Database; clock: Clock }>;

export class SqlMerchantPlans implements MerchantPlans {
  readonly #deps: Deps;

  constructor({ database, clock }: Deps) {
    this.#deps = { database, clock };
  }

  async within(
    merchantIds: readonly number[],
    days: Parameters<MerchantPlans['within']>[1],
  ): Promise<ReadonlyMap<number, readonly PlanDays[]>> {
    const recorded = new Map<number, RecordedPlan[]>(merchantIds.map((id) => [id, []]));
    for (const { merchantId, ...row } of await readPlans(this.#deps.database, merchantIds))
      recorded.get(merchantId)?.push(row);
    return new Map(
      [...recorded].map(([merchantId, rows]) => [
        merchantId,
        planPeriodsOf(rows).filter((period) => isWithin(period, days)),
      ]),
    );
  }

  now(): Promise<readonly PlanCount[]> {
    const { database, clock } = this.#deps;
    return database.rows<PlanCount>(
      `select p.plan, p.kind, count(*)::int as merchants
       from merchants m join merchant_plans p on p.merchant_id = m.id
         and p.seq = ${planOfDay('m.id', ':today', 'p.seq')}
       where m.closed_at is null group by p.plan, p.kind order by p.plan, p.kind`,
      { today: businessDateOf(clock.now()) },
    );
  }
}
