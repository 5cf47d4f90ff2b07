import type { PlanLimit } from '#kernel/plans.ts';
import { token } from '#kernel/token.ts';

/** Public API: what the plans of merchants allow. */
export interface PlanLimits {
  /**
   * How many of the limit the plan of the merchant allows. In a transaction that has locked the row of the merchant it
   * stays so. @throws MerchantNotFound
   */
  mostOf(merchantId: number, limit: PlanLimit): Promise<number>;
}
export const PlanLimits = token<PlanLimits>('merchants.PlanLimits');
