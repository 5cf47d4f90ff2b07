import type { PlanLimit } from '#kernel/plans.ts';
import { token } from '#kernel/token.ts';

/** How much of a limit of the plans a merchant uses; contributed by each module with such a limit. */
export interface PlanUses {
  readonly limits: readonly PlanLimit[];
  /** By limit, for each of `limits`. */
  used(merchantId: number): Promise<Readonly<Partial<Record<PlanLimit, number>>>>;
}
export const PlanUses = token<PlanUses>('merchants.PlanUses');

/** Asks the contributions of all modules. @returns by limit; without those that no module has */
export const combinePlanUses = (collected: () => readonly PlanUses[]): Pick<PlanUses, 'used'> => ({
  used: async (merchantId) => {
    const used: Partial<Record<PlanLimit, number>> = {};
    for (const uses of collected()) Object.assign(used, await uses.used(merchantId));
    return used;
  },
});
