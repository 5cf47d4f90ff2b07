import { isOnSale, plans, type Plan, type PlanFeature } from '#contract/merchants/plans.ts';

/** The plan that the pages recommend (specification, point 1). */
export const popularPlan: Plan = 'GROWTH';

/** The features that the cards name; the page of prices has all. */
export const shownFeatures = [
  'paymentLinks',
  'invoices',
  'exports',
  'reminders',
  'schedules',
  'bankStatements',
] as const satisfies readonly PlanFeature[];

/** The registration that keeps the plan in its address, so that it survives a reload and another language. */
export const registrationFor = (plan: Plan): string =>
  plan === plans[0] ? '/register' : `/register?plan=${plan}`;

/** The plan in the address of the registration; undefined for the smallest, which each registration has. */
export const wantedPlanIn = (query: URLSearchParams): Plan | undefined =>
  plans.find((plan) => plan === query.get('plan') && plan !== plans[0] && isOnSale(plan));
