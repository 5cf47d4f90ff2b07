import { planLimitNames, planLimits, type Plan } from '#kernel/plans.ts';
import type { PlanUses } from '../ports/plan-uses.ts';
import type { LimitUse } from './plan-mails.ts';

/** The limits that the merchant uses, with what the plan allows of each, in the order of the limits. */
export const usesOf = async (
  planUses: Pick<PlanUses, 'used'>,
  merchantId: number,
  plan: Plan,
): Promise<readonly LimitUse[]> => {
  const used = await planUses.used(merchantId);
  return planLimitNames.flatMap((limit) => {
    const count = used[limit];
    return count === undefined ? [] : [{ limit, used: count, most: planLimits[plan][limit] }];
  });
};

/** What the merchant has beyond the limits of the plan. */
export const beyondPlan = async (
  planUses: Pick<PlanUses, 'used'>,
  merchantId: number,
  plan: Plan,
): Promise<readonly LimitUse[]> =>
  (await usesOf(planUses, merchantId, plan)).filter(({ used, most }) => used > most);
