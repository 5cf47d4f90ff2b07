import type { PlanFeature, UpcomingFeature } from '#contract/merchants/plans.ts';

type Upcoming = Readonly<{
  name: string;
  mark: 'growth' | 'soon' | 'planned';
  /** The feature in the table of plans; null for one that belongs to no plan. */
  feature: PlanFeature | UpcomingFeature | null;
}>;

/** Features of other plans and future features, marked as such (specification, point 1). */
export const upcoming = [
  { name: 'reminders', mark: 'growth', feature: 'reminders' },
  { name: 'statements', mark: 'growth', feature: 'bankStatements' },
  { name: 'forecast', mark: 'soon', feature: 'forecasts' },
  { name: 'bank', mark: 'soon', feature: 'bankFeeds' },
  { name: 'mobile', mark: 'planned', feature: null },
] as const satisfies readonly Upcoming[];
