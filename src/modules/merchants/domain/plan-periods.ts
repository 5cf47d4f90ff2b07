import { addDays, type BusinessDate } from '#kernel/business-date.ts';
import type { Plan } from '#kernel/plans.ts';
import { holdingOf } from './registrations.ts';

/** PAID is billed; TRIAL and GIVEN are not. */
export const planKinds = ['TRIAL', 'PAID', 'GIVEN'] as const;
export type PlanKind = (typeof planKinds)[number];

/** Days of one plan of a merchant, in Sofia. */
export type PlanDays = Readonly<{
  plan: Plan;
  kind: PlanKind;
  from: BusinessDate;
  /** The last day; null: no end is set. */
  until: BusinessDate | null;
}>;

/** A plan from a day in Sofia on. */
export type PlanStep = Readonly<{ plan: Plan; kind: PlanKind; validFrom: BusinessDate }>;
/** A step as it was recorded; `chosenBy` is an actor, `user:5`. */
export type RecordedPlan = PlanStep & Readonly<{ chosenBy: string; reason: string | null }>;
/** Days of a plan, with who chose it. */
export type PlanPeriod = PlanDays & Pick<RecordedPlan, 'chosenBy' | 'reason'>;

/** The smallest plan has no price: whether it is billed makes no difference. */
const isSamePlan = (one: Pick<PlanStep, 'plan' | 'kind'>, other: Pick<PlanStep, 'plan' | 'kind'>): boolean =>
  one.plan === other.plan && (one.kind === other.kind || one.plan === 'STARTER');

/**
 * The periods that hold, in their order and without gap or overlap; neighbours differ.
 * @param recorded in the order in which they were recorded
 */
export const planPeriodsOf = (recorded: readonly RecordedPlan[]): PlanPeriod[] =>
  holdingOf(recorded)
    .filter((one, place, all) => place === 0 || !isSamePlan(one, all[place - 1]!))
    .map(({ validFrom: from, ...about }, place, all) => {
      const next = all[place + 1];
      return { ...about, from, until: next === undefined ? null : addDays(next.validFrom, -1) };
    });

/** Whether the period has a day from `from` to `to`. */
export const isWithin = (
  period: Pick<PlanDays, 'from' | 'until'>,
  days: Readonly<{ from: BusinessDate; to: BusinessDate }>,
): boolean => period.from <= days.to && (period.until === null || period.until >= days.from);

/** The period of a day; before the first day it is the first one. @throws RangeError without a period */
export const planOn = <T extends PlanDays>(periods: readonly T[], day: BusinessDate): T => {
  const period = periods.findLast(({ from }) => from <= day) ?? periods[0];
  if (period === undefined) throw new RangeError('a merchant without a plan');
  return period;
};

/** The period after that of the day; null when none follows. */
export const planAfter = <T extends PlanDays>(periods: readonly T[], day: BusinessDate): T | null =>
  periods.find(({ from }) => from > planOn(periods, day).from) ?? null;

/** Whether the step changes nothing: from its first day on its plan holds already. */
export const holdsAlready = (periods: readonly PlanPeriod[], step: PlanStep): boolean =>
  periods
    .filter(({ until }) => until === null || until >= step.validFrom)
    .every((period) => isSamePlan(period, step));

/** The periods after the steps. */
export const withSteps = (periods: readonly PlanPeriod[], steps: readonly PlanStep[]): PlanPeriod[] => {
  const recorded = periods.map(({ from: validFrom, until: _, ...about }) => ({ ...about, validFrom }));
  const entered = steps.map((step) => ({ ...step, chosenBy: '', reason: null }));
  return planPeriodsOf([...recorded, ...entered]);
};
