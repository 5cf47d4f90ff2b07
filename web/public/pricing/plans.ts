/**
 * Monthly prices: in lev as the specification's point 9 fixes them, in euro at the fixed rate (decision 2). A plan that
 * is `soon` adds nothing that exists yet and is not sold.
 */
export const plans = [
  { name: 'starter', euro: 0, lev: 0, mark: null, offers: ['starter.one', 'starter.two', 'starter.three'] },
  { name: 'growth', euro: 25.05, lev: 49, mark: 'popular', offers: ['growth.one', 'growth.two'] },
  { name: 'pro', euro: 76.18, lev: 149, mark: 'soon', offers: ['pro.one', 'pro.two', 'pro.three'] },
] as const;

type PlanName = (typeof plans)[number]['name'];

/** What the registration page is given by a plan's button. It is not part of the address. */
export type WantedPlan = Readonly<{ plan: PlanName }>;

/** The plan that was chosen, when it is one that Plateno sets on request. */
export const wantedPlanIn = (state: unknown): PlanName | undefined =>
  plans.find(({ name, mark }) => mark === 'popular' && name === (state as Partial<WantedPlan> | null)?.plan)
    ?.name;
