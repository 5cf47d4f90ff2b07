import { Failure } from './failure.ts';
import { planHas, plansWith, smallestPlanFor, type Plan, type PlanFeature, type PlanLimit } from './plans.ts';

/** A feature that the merchant's plan lacks, or a limit that it has reached; and the smallest plan that allows it. */
type Missing = Readonly<{ feature: PlanFeature; plan: Plan } | { limit: PlanLimit; plan: Plan }>;

/** The plan does not allow it, and a larger one does: `plan` is the smallest. */
class NotInPlan extends Failure {
  readonly code = 'plans.not-in-plan';
  readonly kind = 'forbidden';

  constructor(missing: Missing) {
    const subject = 'feature' in missing ? missing.feature : missing.limit;
    super({ params: { subject, plan: missing.plan }, details: { ...missing } });
  }
}

/** No plan allows more. */
class LimitReached extends Failure {
  readonly code = 'plans.limit-reached';
  readonly kind = 'conflict';

  constructor(limit: PlanLimit, most: number) {
    super({ params: { subject: limit, most }, details: { limit, most } });
  }
}

/**
 * Refuses one more of a limit of which the plan allows `most` and `used` are had. What is had beyond it stays.
 * @throws NotInPlan, LimitReached
 */
export const mustHaveRoom = (
  limit: PlanLimit,
  { used, most }: Readonly<{ used: number; most: number }>,
): void => {
  if (used < most) return;
  throw refusalBeyond(limit, most);
};

/** The refusal of what is beyond the `most` of the plan. */
export const refusalBeyond = (limit: PlanLimit, most: number): Failure => {
  const plan = smallestPlanFor(limit, most + 1);
  return plan === null ? new LimitReached(limit, most) : new NotInPlan({ limit, plan });
};

/** @throws NotInPlan */
export const mustHaveFeature = (plan: Plan, feature: PlanFeature): void => {
  if (!planHas(plan, feature)) throw new NotInPlan({ feature, plan: plansWith(feature)[0]! });
};
