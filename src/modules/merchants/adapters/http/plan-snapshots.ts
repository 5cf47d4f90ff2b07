import { programOf, type ObjectSnapshots } from '#kernel/object-snapshots.ts';
import { useCase } from '#platform/define-module.ts';
import { ReadOwnPlan } from '../../application/read-own-plan.ts';
import { presentPlan } from './present-plan.ts';

/** Reads through the query and the presenter of the GET. */
export const planSnapshots = (deps: ConstructorParameters<typeof ReadOwnPlan>[0]): ObjectSnapshots => {
  const readOwnPlan = useCase(ReadOwnPlan, deps);
  return {
    read: async ({ merchantId }) => presentPlan(await readOwnPlan.execute({ actor: programOf(merchantId) })),
  };
};
