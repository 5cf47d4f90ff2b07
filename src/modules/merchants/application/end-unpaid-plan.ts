import { system } from '#kernel/actor.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { holdsAlready, planPeriodsOf } from '../domain/plan-periods.ts';
import { enterPlans, type PlanDeps } from './enter-plans.ts';
import { beyondPlan } from './plan-uses-of.ts';

type Deps = PlanDeps & Readonly<{ work: UnitOfWork }>;

/** Ends the plan of a merchant with an unpaid bill; the caller has decided that it ends. */
export class EndUnpaidPlan {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * The plan is STARTER from today on, in place of all that followed; the merchant is mailed.
   * @returns false when it is already
   * @throws MerchantNotFound also for a closed one
   */
  async execute({ merchantId }: Readonly<{ merchantId: number }>): Promise<boolean> {
    const { merchants, planUses, work, clock } = this.#deps;
    return work.transact(async () => {
      await merchants.lock(merchantId);
      const step = { plan: 'STARTER', kind: 'PAID', validFrom: businessDateOf(clock.now()) } as const;
      const periods = planPeriodsOf(await merchants.plansOf(merchantId));
      if (holdsAlready(periods, step)) return false;
      const entered = { merchantId, periods, steps: [step], reason: 'UNPAID' } as const;
      const beyond = await beyondPlan(planUses, merchantId, step.plan);
      await enterPlans(this.#deps, { ...entered, actor: system('billing') }, { kind: 'PLAN_ENDED', beyond });
      return true;
    });
  }
}
