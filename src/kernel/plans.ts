import type { BusinessDate } from './business-date.ts';

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
    'proformas',
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
  GROWTH: ['reminders', 'schedules', 'bankStatements'],
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

/** What a plan has a number of: members of the team, live API keys, webhook endpoints. */
export const planLimitNames = ['members', 'apiKeys', 'webhookEndpoints'] as const;
export type PlanLimit = (typeof planLimitNames)[number];

/** How many of each a merchant may have; a larger plan never has fewer. */
export const planLimits = {
  STARTER: { members: 2, apiKeys: 1, webhookEndpoints: 1 },
  GROWTH: { members: 5, apiKeys: 3, webhookEndpoints: 3 },
  PRO: { members: 25, apiKeys: 20, webhookEndpoints: 10 },
} as const satisfies Readonly<Record<Plan, Readonly<Record<PlanLimit, number>>>>;

/** Days for which a merchant tries GROWTH without a price, once. */
export const trialDays = 30;
/** The plan that is tried. */
export const trialPlan = 'GROWTH' satisfies Plan;

/** Days from the issue of a bill: to its due day, and to the day on which an unpaid one makes the plan the smallest. */
export const billDays = { due: 7, planEnds: 21 } as const;

/** Prices a month with VAT, in minor units: in lev by the specification, in euro at the fixed rate. */
export type PlanPrices = Readonly<Record<Plan, Readonly<{ euro: number; lev: number }>>>;

/** Price lists with the first day in Sofia on which each holds, the oldest first; the first one holds before, too. */
export const planPriceLists: readonly Readonly<{ validFrom: BusinessDate; prices: PlanPrices }>[] = [
  {
    validFrom: '2026-01-01' as BusinessDate,
    prices: {
      STARTER: { euro: 0, lev: 0 },
      GROWTH: { euro: 25_05, lev: 49_00 },
      PRO: { euro: 76_18, lev: 149_00 },
    },
  },
];

/** The newest price list, which pages show. */
export const planPrices: PlanPrices = planPriceLists[planPriceLists.length - 1]!.prices;

/** The price a month of a plan on a day, with VAT, in cents of a euro. */
export const planPriceOn = (plan: Plan, day: BusinessDate, lists = planPriceLists): number => {
  const list = lists.findLast(({ validFrom }) => validFrom <= day) ?? lists[0]!;
  return list.prices[plan].euro;
};

/** The plan before; null for the smallest. */
const planBefore = (plan: Plan): Plan | null => plans[plans.indexOf(plan) - 1] ?? null;

/** The limits that the plan raises. */
export const raisedLimits = (plan: Plan): readonly PlanLimit[] => {
  const before = planBefore(plan);
  return planLimitNames.filter(
    (limit) => before !== null && planLimits[plan][limit] > planLimits[before][limit],
  );
};

/** Whether the plan adds something that exists. */
export const isOnSale = (plan: Plan): boolean =>
  planFeatures[plan].length > 0 || raisedLimits(plan).length > 0;

/** The plans with the feature. */
export const plansWith = (feature: PlanFeature): readonly Plan[] => {
  const first = plans.findIndex((plan) => (planFeatures[plan] as readonly PlanFeature[]).includes(feature));
  return plans.slice(first);
};

/** Whether a merchant on the plan has the feature. */
export const planHas = (plan: Plan, feature: PlanFeature): boolean => plansWith(feature).includes(plan);

/** The smallest plan that allows `count` of the limit; null when none does. */
export const smallestPlanFor = (limit: PlanLimit, count: number): Plan | null =>
  plans.find((plan) => planLimits[plan][limit] >= count) ?? null;

/** The plan whose features and limits a merchant has: the operator of the installation has those of the largest. */
export const planInForce = (
  { id, plan }: Readonly<{ id: number; plan: Plan }>,
  { operatorMerchantId }: Readonly<{ operatorMerchantId: number | null }>,
): Plan => (id === operatorMerchantId ? plans[plans.length - 1]! : plan);

/** Whether the first plan is larger than the second. */
export const isLargerPlan = (plan: Plan, than: Plan): boolean => plans.indexOf(plan) > plans.indexOf(than);
