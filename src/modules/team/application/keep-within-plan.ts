import type { PlanLimits } from '#modules/merchants/index.ts';
import type { TeamMembers, UserAccounts } from '#modules/users/index.ts';
import { dividedByPlan } from '../domain/beyond-plan.ts';

export type KeepWithinPlanDeps = Readonly<{
  accounts: Pick<UserAccounts, 'ofMerchant'>;
  members: TeamMembers;
  planLimits: PlanLimits;
}>;

/** Stores who of a team is beyond the plan, in the caller's transaction, after the plan has changed. */
export const divideByPlan = async (deps: KeepWithinPlanDeps, merchantId: number): Promise<void> => {
  const { accounts, members, planLimits } = deps;
  const team = await members.lock(merchantId);
  const before = new Map(team.map(({ userId, isBeyondPlan }) => [userId, isBeyondPlan]));
  const people = await accounts.ofMerchant(merchantId);
  const active = new Set(people.filter(({ status }) => status === 'ACTIVE').map(({ id }) => id));
  const most = await planLimits.mostOf(merchantId, 'members');
  for (const member of dividedByPlan(team, { most, active }))
    if (member.isBeyondPlan !== before.get(member.userId)) await members.save(member);
};

/**
 * The same after a change of the team: a place may be free, or another member an owner. A team that has no one beyond the
 * plan stays so, also one that had more members before there were limits.
 */
export const keepDividedByPlan = async (deps: KeepWithinPlanDeps, merchantId: number): Promise<void> => {
  const team = await deps.members.lock(merchantId);
  if (team.some(({ isBeyondPlan }) => isBeyondPlan)) await divideByPlan(deps, merchantId);
};
