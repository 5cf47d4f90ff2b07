import type { Actor } from '#kernel/actor.ts';
import { businessDateOf, type BusinessDate } from '#kernel/business-date.ts';
import { InvalidFields } from '#kernel/failure.ts';
import type { Plan } from '#kernel/plans.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantDetails } from '../domain/merchant.ts';
import { holdsAlready, planPeriodsOf } from '../domain/plan-periods.ts';
import { enterPlans, type PlanDeps } from './enter-plans.ts';
import { mustManageMerchants } from './policies.ts';

type Command = Readonly<{
  actor: Actor;
  merchantId: number;
  plan: Plan;
  /** The first day in Sofia; absent: today. */
  from?: BusinessDate | undefined;
  reason?: string | undefined;
  /** It is not billed. */
  free?: boolean | undefined;
}>;
type Deps = PlanDeps & Readonly<{ work: UnitOfWork }>;

/**
 * Sets the plan from a day on, in place of all that followed, and mails the merchant; a plan that holds from that day on
 * changes nothing.
 * @throws SignInNeeded, NotAllowed, MerchantNotFound, InvalidFields for a day before today
 */
export class ChangeMerchantPlan {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, merchantId, plan, from, reason, free = false }: Command): Promise<MerchantDetails> {
    const { merchants, work, clock } = this.#deps;
    mustManageMerchants(actor);
    return work.transact(async () => {
      const merchant = await merchants.lock(merchantId);
      const today = businessDateOf(clock.now());
      const validFrom = from ?? today;
      if (validFrom < today) throw new InvalidFields([{ field: 'from', code: 'fields.plan-day-past' }]);
      const step = { plan, kind: free ? 'GIVEN' : 'PAID', validFrom } as const;
      const periods = planPeriodsOf(await merchants.plansOf(merchantId));
      if (holdsAlready(periods, step)) return merchant.toRecord();
      const entered = { actor, merchantId, periods, steps: [step], reason: reason ?? null } as const;
      return enterPlans(this.#deps, entered);
    });
  }
}
