import type { BusinessDate } from '#kernel/business-date.ts';
import type { Plan } from '#kernel/plans.ts';
import { token } from '#kernel/token.ts';
import type { PlanDays, PlanKind } from '../domain/plan-periods.ts';

/** How many open merchants are on a plan. */
export type PlanCount = Readonly<{ plan: Plan; kind: PlanKind; merchants: number }>;

/** Public API: the plans of merchants by days. The caller has checked the rights. */
export interface MerchantPlans {
  /** Periods with a day from `from` to `to`, the oldest first; every merchant has an entry. */
  within(
    merchantIds: readonly number[],
    days: Readonly<{ from: BusinessDate; to: BusinessDate }>,
  ): Promise<ReadonlyMap<number, readonly PlanDays[]>>;
  /** The plans of today, closed merchants apart. */
  now(): Promise<readonly PlanCount[]>;
}
export const MerchantPlans = token<MerchantPlans>('merchants.MerchantPlans');
