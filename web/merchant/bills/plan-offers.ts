import {
  planFeatures,
  planLimitNames,
  planLimits,
  plans,
  upcomingFeatures,
  type Plan,
  type PlanLimit,
} from '#contract/merchants/plans.ts';

type Larger = Exclude<Plan, (typeof plans)[0]>;
type FeatureOf<T extends Readonly<Record<Plan, readonly string[]>>> = T[Larger][number];

/** A feature that a plan above the smallest adds, or will add; every merchant has the others. */
export type AddedFeature = FeatureOf<typeof planFeatures> | FeatureOf<typeof upcomingFeatures>;

const addedBy = (table: Readonly<Record<Plan, readonly string[]>>, plan: Plan) =>
  (plan === plans[0] ? [] : table[plan]) as readonly AddedFeature[];

const added = plans.flatMap((plan) => addedBy(planFeatures, plan));

export const isAddedFeature = (name: string): name is AddedFeature =>
  (added as readonly string[]).includes(name);

/** What the plan adds to the one before it: features, those that are coming, and how many of each limit it has. */
export const offersOf = (plan: Plan) => ({
  before: plans[plans.indexOf(plan) - 1],
  features: addedBy(planFeatures, plan),
  upcoming: addedBy(upcomingFeatures, plan),
  limits: planLimitNames.map((limit) => [limit, planLimits[plan][limit]] as const),
});

/** The limits that another plan raises, or lowers. */
export const changedLimits = (from: Plan, to: Plan, isRaised: boolean): readonly PlanLimit[] =>
  planLimitNames.filter((limit) =>
    isRaised
      ? planLimits[to][limit] > planLimits[from][limit]
      : planLimits[to][limit] < planLimits[from][limit],
  );
