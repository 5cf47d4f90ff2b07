import type { BusinessDate } from '#kernel/business-date.ts';
import type { Plan } from '#kernel/plans.ts';
import { token } from '#kernel/token.ts';

/** PAID is billed; TRIAL and GIVEN are not. */
export const planKinds = ['TRIAL', 'PAID', 'GIVEN'] as const;
export type PlanKind = (typeof planKinds)[number];

/** Days of one plan of a merchant, in Sofia. */
export type PlanDays = Readonly<{
  plan: Plan;
  kind: PlanKind;
  from: BusinessDate;
  /** The last day; null: no end is set. */
  until: BusinessDate | null;
}>;

/** Public API: the plans of merchants by days. The caller has checked the rights. */
export interface MerchantPlans {
  /** Periods with a day from `from` to `to`, the oldest first; every merchant has an entry. */
  within(
    merchantIds: readonly number[],
    days: Readonly<{ from: BusinessDate; to: BusinessDate }>,
  ): Promise<ReadonlyMap<number, readonly PlanDays[]>>;
}
export const MerchantPlans = token<MerchantPlans>('merchants.MerchantPlans');
