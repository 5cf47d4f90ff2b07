import type { BusinessDate } from '#kernel/business-date.ts';
import { planPriceOn, type Plan } from '#kernel/plans.ts';

/** What plans bring a month now, in cents of a euro, and how many merchants pay or try one. */
export type Recurring = Readonly<{ recurringMinor: number; paying: number; trials: number }>;

type Count = Readonly<{ plan: Plan; kind: 'TRIAL' | 'PAID' | 'GIVEN'; merchants: number }>;

/** Sums over the plans of today; a plan without a price is not paid. */
export const recurringOf = (counts: readonly Count[], today: BusinessDate): Recurring => {
  const paid = counts.filter(({ plan, kind }) => kind === 'PAID' && planPriceOn(plan, today) > 0);
  const merchantsOf = (some: readonly Count[]): number =>
    some.reduce((sum, { merchants }) => sum + merchants, 0);
  return {
    recurringMinor: paid.reduce((sum, { plan, merchants }) => sum + planPriceOn(plan, today) * merchants, 0),
    paying: merchantsOf(paid),
    trials: merchantsOf(counts.filter(({ kind }) => kind === 'TRIAL')),
  };
};
