import { planLimits, type PlanLimit } from '#contract/merchants/plans.ts';
import { useMerchant } from './queries.ts';

/** How many of the limit the merchant's plan includes; undefined until the merchant is known. */
export const useLimit = (limit: PlanLimit): number | undefined => {
  const { data: merchant } = useMerchant();
  return merchant && planLimits[merchant.plan][limit];
};
