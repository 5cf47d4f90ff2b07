import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays, businessDate, type BusinessDate } from '#kernel/business-date.ts';
import { isLargerPlan, plans, type Plan } from '#kernel/plans.ts';
import { mayTry, stepsOf } from '#modules/merchants/domain/plan-choice.ts';
import {
  planOn,
  planPeriodsOf,
  withSteps,
  type PlanKind,
  type PlanPeriod,
  type RecordedPlan,
} from '#modules/merchants/domain/plan-periods.ts';

const row = (plan: Plan, kind: PlanKind, from: string): RecordedPlan => ({
  plan,
  kind,
  validFrom: businessDate(from),
  chosenBy: 'user:5',
  reason: null,
});
const periodsOf = (...rows: readonly RecordedPlan[]): PlanPeriod[] =>
  planPeriodsOf([row('STARTER', 'GIVEN', '2026-01-10'), ...rows]);
const line = ({ plan, kind, from, until }: PlanPeriod): string =>
  `${plan} ${kind} ${from} ${until ?? ''}`.trim();

/** The periods after a choice, from that of the day on. */
const after = (periods: readonly PlanPeriod[], plan: Plan | 'TRIAL', day: string): string[] => {
  const today = businessDate(day);
  const choice = plan === 'TRIAL' ? ({ plan: 'GROWTH', trial: true } as const) : { plan, trial: false };
  const changed = withSteps(periods, stepsOf(periods, choice, today));
  return changed.filter(({ until }) => until === null || until >= today).map(line);
};

describe('a choice of a plan', () => {
  const growth = periodsOf(row('GROWTH', 'PAID', '2026-11-05'));

  it('a larger plan begins at once, also on the last day of a month', () => {
    expect(after(periodsOf(), 'GROWTH', '2026-11-30')).toEqual(['GROWTH PAID 2026-11-30']);
    expect(after(growth, 'PRO', '2026-11-30')).toEqual(['PRO PAID 2026-11-30']);
  });

  test.each([
    ['2026-11-16', '2026-11-30', '2026-12-01'],
    ['2026-11-30', '2026-11-30', '2026-12-01'],
    ['2026-12-31', '2026-12-31', '2027-01-01'],
    ['2027-01-31', '2027-01-31', '2027-02-01'],
    ['2028-02-01', '2028-02-29', '2028-03-01'],
    ['2028-02-29', '2028-02-29', '2028-03-01'],
    ['2027-02-28', '2027-02-28', '2027-03-01'],
  ])('a smaller plan chosen on %s begins with the next month', (day, last, first) => {
    const pro = periodsOf(row('PRO', 'PAID', '2026-10-05'));
    expect(after(pro, 'GROWTH', day)).toEqual([`PRO PAID 2026-10-05 ${last}`, `GROWTH PAID ${first}`]);
  });

  it('the plan of today takes back the one that follows, and changes nothing when none does', () => {
    const smaller = periodsOf(row('GROWTH', 'PAID', '2026-11-05'), row('STARTER', 'PAID', '2026-12-01'));
    expect(after(smaller, 'GROWTH', '2026-11-20')).toEqual(['GROWTH PAID 2026-11-05']);
    expect(stepsOf(growth, { plan: 'GROWTH', trial: false }, businessDate('2026-11-20'))).toEqual([]);
  });

  it('two choices on one day leave the second, and the same choice twice records nothing', () => {
    const today = businessDate('2026-11-20');
    const first = withSteps(growth, stepsOf(growth, { plan: 'STARTER', trial: false }, today));
    expect(stepsOf(first, { plan: 'STARTER', trial: false }, today)).toEqual([]);
    expect(after(first, 'PRO', '2026-11-20')).toEqual(['PRO PAID 2026-11-20']);
  });

  it('a given plan that ends is paid when it is chosen to go on, and given while nothing follows', () => {
    const ending = periodsOf(row('PRO', 'GIVEN', '2026-11-01'), row('STARTER', 'PAID', '2026-11-21'));
    expect(after(ending, 'PRO', '2026-11-10')).toEqual([
      'PRO GIVEN 2026-11-01 2026-11-20',
      'PRO PAID 2026-11-21',
    ]);
    expect(after(ending, 'GROWTH', '2026-11-10')).toEqual([
      'PRO GIVEN 2026-11-01 2026-11-20',
      'GROWTH PAID 2026-11-21',
    ]);
    expect(after(periodsOf(row('PRO', 'GIVEN', '2026-11-01')), 'PRO', '2026-11-10')).toEqual([
      'PRO GIVEN 2026-11-01',
    ]);
  });
});

describe('the trial', () => {
  const days = { today: businessDate('2026-11-20'), hasTried: false };
  const trial = periodsOf(row('GROWTH', 'TRIAL', '2026-11-10'), row('STARTER', 'PAID', '2026-12-10'));

  it('thirty days of GROWTH without a price are followed by STARTER, over months and 29 February', () => {
    expect(after(periodsOf(), 'TRIAL', '2026-12-20')).toEqual([
      'GROWTH TRIAL 2026-12-20 2027-01-18',
      'STARTER PAID 2027-01-19',
    ]);
    expect(after(periodsOf(), 'TRIAL', '2028-01-31')[0]).toBe('GROWTH TRIAL 2028-01-31 2028-02-29');
  });

  it('a trial begins once, on STARTER, and when no other plan follows', () => {
    expect(mayTry(periodsOf(), days)).toBe(true);
    expect(mayTry(periodsOf(), { ...days, hasTried: true })).toBe(false);
    expect(mayTry(periodsOf(row('GROWTH', 'PAID', '2026-11-05')), days)).toBe(false);
    expect(mayTry(periodsOf(row('PRO', 'PAID', '2026-12-01')), days)).toBe(false);
  });

  it('GROWTH chosen in the trial begins after it, and STARTER takes that back', () => {
    const chosen = after(trial, 'GROWTH', '2026-11-20');
    expect(chosen).toEqual(['GROWTH TRIAL 2026-11-10 2026-12-09', 'GROWTH PAID 2026-12-10']);
    const growth = periodsOf(row('GROWTH', 'TRIAL', '2026-11-10'), row('GROWTH', 'PAID', '2026-12-10'));
    expect(after(growth, 'STARTER', '2026-11-20')).toEqual(trial.slice(1).map(line));
    expect(stepsOf(growth, { plan: 'GROWTH', trial: false }, days.today)).toEqual([]);
    expect(stepsOf(trial, { plan: 'STARTER', trial: false }, days.today)).toEqual([]);
  });

  it('PRO chosen in the trial begins at once and ends it', () => {
    expect(after(trial, 'PRO', '2026-11-20')).toEqual(['PRO PAID 2026-11-20']);
  });
});

const begun = businessDate('2027-12-01');
const anyDay = fc.integer({ min: 0, max: 120 }).map((days) => addDays(begun, days));
const choices = fc.array(
  fc.record({ plan: fc.constantFrom<Plan | 'TRIAL'>(...plans, 'TRIAL'), on: anyDay }),
  { maxLength: 12 },
);

/** The history after choices in the order of their days; a trial that cannot begin is left out. */
const replay = (chosen: readonly Readonly<{ plan: Plan | 'TRIAL'; on: BusinessDate }>[]) => {
  const recorded = [row('STARTER', 'GIVEN', '2027-12-01')];
  for (const { plan, on } of chosen.toSorted((one, other) => (one.on < other.on ? -1 : 1))) {
    const periods = planPeriodsOf(recorded);
    const hasTried = recorded.some(({ kind }) => kind === 'TRIAL');
    if (plan === 'TRIAL' && !mayTry(periods, { today: on, hasTried })) continue;
    const choice = plan === 'TRIAL' ? ({ plan: 'GROWTH', trial: true } as const) : { plan, trial: false };
    const steps = stepsOf(periods, choice, on);
    recorded.push(...steps.map((step) => ({ ...step, chosenBy: 'user:5', reason: null })));
    const changed = planPeriodsOf(recorded);
    // Nothing that has passed changes, and a plan of today is never taken away by a smaller choice.
    for (let day = begun; day < on; day = addDays(day, 1))
      expect(planOn(changed, day)).toMatchObject({
        plan: planOn(periods, day).plan,
        kind: planOn(periods, day).kind,
      });
    const [before, now] = [planOn(periods, on).plan, planOn(changed, on).plan];
    expect(isLargerPlan(before, now)).toBe(false);
    // The choice holds from its first step on, or held already.
    if (plan !== 'TRIAL') expect(changed.at(-1)!.plan).toBe(plan);
    expect(stepsOf(changed, { ...choice, trial: false }, on).length).toBeLessThan(2);
  }
  return recorded;
};

test('periods of any choices cover each day once, never change the past, and have one trial of thirty days at most', () => {
  fc.assert(
    fc.property(choices, (chosen) => {
      const recorded = replay(chosen);
      const periods = planPeriodsOf(recorded);
      for (const [place, { until }] of periods.entries())
        expect(until).toBe(periods[place + 1] ? addDays(periods[place + 1]!.from, -1) : null);
      const trials = periods.filter(({ kind }) => kind === 'TRIAL');
      expect(trials.length).toBeLessThan(2);
      for (const { from, until } of trials) expect(until! <= addDays(from, 29)).toBe(true);
    }),
  );
});
