import type { Actor } from '#kernel/actor.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { mustReadHistory } from '../../application/policies.ts';
import { stateOf, type PlanState } from '../../application/read-own-plan.ts';
import { planOn, planPeriodsOf, type PlanPeriod } from '../../domain/plan-periods.ts';
import type { BillsOfMerchants } from '../../ports/bills-of-merchants.ts';
import { getMerchant, type MerchantReads } from './get-merchant.ts';
import { readPlans } from './plan-statements.ts';

export type PlanReads = MerchantReads & Readonly<{ bills: BillsOfMerchants; clock: Clock }>;

const mostPeriods = 100;

/** The plans of a merchant with their days, the newest first. @throws SignInNeeded, NotAllowed, MerchantNotFound */
export const listPlanPeriods = async (
  deps: PlanReads,
  actor: Actor,
  merchantId: number,
): Promise<Readonly<{ state: PlanState; periods: readonly PlanPeriod[] }>> => {
  mustReadHistory(actor);
  await getMerchant(deps, actor, merchantId);
  const periods = planPeriodsOf(await readPlans(deps.database, [merchantId]));
  const current = planOn(periods, businessDateOf(deps.clock.now()));
  return {
    state: stateOf(current, await deps.bills.unpaid(merchantId)),
    periods: periods.toReversed().slice(0, mostPeriods),
  };
};
