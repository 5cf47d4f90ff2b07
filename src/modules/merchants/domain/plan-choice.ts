import { addDays, firstOfMonth, type BusinessDate } from '#kernel/business-date.ts';
import { isLargerPlan, trialDays, trialPlan, type Plan } from '#kernel/plans.ts';
import { holdsAlready, planAfter, planOn, type PlanPeriod, type PlanStep } from './plan-periods.ts';

/** What a merchant chooses: a plan, or the trial. */
export type PlanChoice = Readonly<{ plan: Plan; trial: boolean }>;

const firstOfNextMonth = (day: BusinessDate): BusinessDate => firstOfMonth(addDays(firstOfMonth(day), 31));

/** Whether the trial can begin: on the smallest plan, once, and when no other plan follows. */
export const mayTry = (
  periods: readonly PlanPeriod[],
  { today, hasTried }: Readonly<{ today: BusinessDate; hasTried: boolean }>,
): boolean =>
  !hasTried && isLargerPlan(trialPlan, planOn(periods, today).plan) && planAfter(periods, today) === null;

/** The trial, with the smallest plan after it. */
const trialSteps = (today: BusinessDate): PlanStep[] => [
  { plan: trialPlan, kind: 'TRIAL', validFrom: today },
  { plan: 'STARTER', kind: 'PAID', validFrom: addDays(today, trialDays) },
];

/** The first day of what a merchant pays for. */
const firstDayOf = (periods: readonly PlanPeriod[], plan: Plan, today: BusinessDate): BusinessDate | null => {
  const current = planOn(periods, today);
  const following = planAfter(periods, today)?.from ?? null;
  if (isLargerPlan(plan, current.plan)) return today;
  if (plan === current.plan || current.kind === 'TRIAL') return following;
  const nextMonth = firstOfNextMonth(today);
  return following !== null && following < nextMonth ? following : nextMonth;
};

/**
 * What the choice records; empty when it changes nothing. A larger plan begins at once, also within the trial, which it
 * ends. A smaller one begins with the next month, or with the plan that follows sooner; in the trial after it. The plan that
 * stands goes on where another would follow; what was tried or given is paid from then on.
 */
export const stepsOf = (
  periods: readonly PlanPeriod[],
  { plan, trial }: PlanChoice,
  today: BusinessDate,
): readonly PlanStep[] => {
  if (trial) return trialSteps(today);
  const validFrom = firstDayOf(periods, plan, today);
  if (validFrom === null) return [];
  const step = { plan, kind: 'PAID', validFrom } as const;
  return holdsAlready(periods, step) ? [] : [step];
};
