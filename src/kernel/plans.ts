/** The plans of a merchant, the smallest first; each has the features of all before it. */
export const plans = ['STARTER', 'GROWTH', 'PRO'] as const;
export type Plan = (typeof plans)[number];

/** The features that each plan adds, what visitors see first at the beginning. What is listed here exists. */
export const planFeatures = {
  STARTER: [
    'paymentLinks',
    'invoices',
    'exports',
    'counter',
    'publicPage',
    'transfers',
    'corrections',
    'installments',
    'customerList',
    'reports',
    'payouts',
    'months',
    'accountant',
    'threshold',
    'team',
    'security',
    'api',
  ],
  GROWTH: ['reminders'],
  PRO: [],
} as const satisfies Readonly<Record<Plan, readonly string[]>>;

/** The features that a plan will add; none of them exists yet. */
export const upcomingFeatures = {
  STARTER: [],
  GROWTH: [],
  PRO: ['forecasts', 'bankFeeds'],
} as const satisfies Readonly<Record<Plan, readonly string[]>>;

export type PlanFeature = (typeof planFeatures)[Plan][number];
export type UpcomingFeature = (typeof upcomingFeatures)[Plan][number];

/** Prices a month with VAT, in minor units: in lev by the specification, in euro at the fixed rate. */
export const planPrices = {
  STARTER: { euro: 0, lev: 0 },
  GROWTH: { euro: 25_05, lev: 49_00 },
  PRO: { euro: 76_18, lev: 149_00 },
} as const satisfies Readonly<Record<Plan, Readonly<{ euro: number; lev: number }>>>;

/** Whether the plan adds something that exists. */
export const isOnSale = (plan: Plan): boolean => planFeatures[plan].length > 0;

/** The plans with the feature. */
export const plansWith = (feature: PlanFeature): readonly Plan[] => {
  const first = plans.findIndex((plan) => (planFeatures[plan] as readonly PlanFeature[]).includes(feature));
  return plans.slice(first);
};

/** Whether a merchant on the plan has the feature. */
export const planHas = (plan: Plan, feature: PlanFeature): boolean => plansWith(feature).includes(plan);
