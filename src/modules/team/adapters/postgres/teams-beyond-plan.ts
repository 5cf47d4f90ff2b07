import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Database } from '#platform/database/database.ts';
import { keepDividedByPlan, type KeepWithinPlanDeps } from '../../application/keep-within-plan.ts';

type Deps = KeepWithinPlanDeps & Readonly<{ database: Database; work: UnitOfWork }>;

/** Divides the teams with members beyond the plan again: a member may have been erased or locked meanwhile. */
export const divideTeamsBeyondPlan = async (deps: Deps): Promise<void> => {
  const teams = await deps.database.rows<{ id: number }>(
    'select distinct merchant_id as id from memberships where beyond_plan order by merchant_id',
  );
  for (const { id } of teams) await deps.work.transact(() => keepDividedByPlan(deps, id));
};
