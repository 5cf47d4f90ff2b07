/**
 * Monthly prices: in lev by the specification's point 9, in euro at the fixed rate (decision 2). A plan that is `soon`
 * is not on sale.
 */
export const plans = [
  { name: 'starter', euro: 0, lev: 0, mark: null, offers: ['starter.one', 'starter.two', 'starter.three'] },
  { name: 'growth', euro: 25.05, lev: 49, mark: 'popular', offers: ['growth.one', 'growth.two'] },
  { name: 'pro', euro: 76.18, lev: 149, mark: 'soon', offers: ['pro.one', 'pro.two', 'pro.three'] },
] as const;

type PlanName = (typeof plans)[number]['name'];

/** Navigation state of a plan's button for the registration page. */
export type WantedPlan = Readonly<{ plan: PlanName }>;

/** The chosen plan, if it is one that Plateno sets on request. */
export const wantedPlanIn = (state: unknown): PlanName | undefined =>
  plans.find(({ name, mark }) => mark === 'popular' && name === (state as Partial<WantedPlan> | null)?.plan)
    ?.name;
