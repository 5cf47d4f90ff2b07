import type { PlanLimit } from '#kernel/plans.ts';
import { token } from '#kernel/token.ts';

/** How much of a limit of the plans a merchant uses; contributed by each module with such a limit. */
export interface PlanUses {
  readonly limits: readonly PlanLimit[];
  /** By limit, for each of `limits`. */
  used(merchantId: number): Promise<Readonly<Partial<Record<PlanLimit, number>>>>;
}
export const PlanUses = token<PlanUses>('merchants.PlanUses');
