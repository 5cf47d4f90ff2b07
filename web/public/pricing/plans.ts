import { isOnSale, plans, type Plan, type PlanFeature } from '#contract/merchants/plans.ts';

/** The plan that the pages recommend (specification, point 1). */
export const popularPlan: Plan = 'GROWTH';

/** The features that the cards name; the page of prices has all. */
export const shownFeatures = [
  'paymentLinks',
  'invoices',
  'exports',
  'reminders',
] as const satisfies readonly PlanFeature[];

/** Navigation state of a plan's button for the registration page. */
export type WantedPlan = Readonly<{ plan: Plan }>;

/** The chosen plan, if it is one that Plateno sets on request. */
export const wantedPlanIn = (state: unknown): Plan | undefined =>
  plans.find(
    (plan) => plan === (state as Partial<WantedPlan> | null)?.plan && plan !== plans[0] && isOnSale(plan),
  );
