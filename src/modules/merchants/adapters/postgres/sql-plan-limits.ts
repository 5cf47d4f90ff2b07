import { planInForce, planLimits, type Plan, type PlanLimit } from '#kernel/plans.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import type { PlanLimits } from '../../application/plan-limits.ts';
import { MerchantNotFound } from '../../domain/failures.ts';

type Deps = Readonly<{ database: Database; config: Pick<Config, 'operatorMerchantId'> }>;

export class SqlPlanLimits implements PlanLimits {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async mostOf(merchantId: number, limit: PlanLimit): Promise<number> {
    const { database, config } = this.#deps;
    const [row] = await database.rows<{ plan: Plan }>('select plan from merchants where id = :merchantId', {
      merchantId,
    });
    if (row === undefined) throw new MerchantNotFound();
    return planLimits[planInForce({ id: merchantId, plan: row.plan }, config)][limit];
  }
}
