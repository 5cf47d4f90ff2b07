import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, businessDate } from '#kernel/business-date.ts';
import { daysOf } from '#kernel/month.ts';
import { planPriceOn, plans, type planPriceLists } from '#kernel/plans.ts';
import type { PlanDays, PlanKind } from '#modules/merchants/domain/plan-periods.ts';
import { pricedDaysOf, sumOf } from '#modules/merchants/domain/plan-price.ts';

const days = (
  plan: PlanDays['plan'],
  from: string,
  until: string | null = null,
  kind: PlanKind = 'PAID',
): PlanDays => ({ plan, kind, from: businessDate(from), until: until === null ? null : businessDate(until) });

test('a whole month costs the price of the plan, whatever the length of the month', () => {
  for (const month of ['2026-11', '2026-12', '2027-02', '2028-02'])
    expect(pricedDaysOf([days('GROWTH', '2026-10-05')], month)).toEqual([
      { plan: 'GROWTH', priceMinor: 2_505, days: Number(daysOf(month).to.slice(8)), amountMinor: 2_505 },
    ]);
});

test('days of a month cost price × days / days of the month, an exact half upwards', () => {
  // 25.05 × 15 / 30 is 12.525.
  expect(sumOf(pricedDaysOf([days('GROWTH', '2026-11-16')], '2026-11'))).toBe(1_253);
  expect(sumOf(pricedDaysOf([days('PRO', '2026-11-30')], '2026-11'))).toBe(254);
  expect(sumOf(pricedDaysOf([days('PRO', '2028-02-29')], '2028-02'))).toBe(263);
});

test('days of one plan and price are one sum, also when another plan stands between', () => {
  const periods = [
    days('GROWTH', '2026-11-01', '2026-11-10'),
    days('PRO', '2026-11-11', '2026-11-20'),
    days('GROWTH', '2026-11-21'),
  ];
  expect(pricedDaysOf(periods, '2026-11')).toEqual([
    { plan: 'GROWTH', priceMinor: 2_505, days: 20, amountMinor: 1_670 },
    { plan: 'PRO', priceMinor: 7_618, days: 10, amountMinor: 2_539 },
  ]);
});

test('a trial, a given plan and STARTER cost nothing', () => {
  const periods = [
    days('GROWTH', '2026-11-01', '2026-11-10', 'TRIAL'),
    days('PRO', '2026-11-11', '2026-11-20', 'GIVEN'),
    days('STARTER', '2026-11-21'),
  ];
  expect(pricedDaysOf(periods, '2026-11')).toEqual([]);
});

const prices = (euro: number) => ({
  STARTER: { euro: 0, lev: 0 },
  GROWTH: { euro, lev: 0 },
  PRO: { euro: 7_618, lev: 0 },
});
const lists: typeof planPriceLists = [
  { validFrom: businessDate('2026-01-01'), prices: prices(2_505) },
  { validFrom: businessDate('2026-11-11'), prices: prices(3_000) },
];

test('a price that changes within a month counts from its day on', () => {
  expect(pricedDaysOf([days('GROWTH', '2026-10-01')], '2026-11', lists)).toEqual([
    { plan: 'GROWTH', priceMinor: 2_505, days: 10, amountMinor: 835 },
    { plan: 'GROWTH', priceMinor: 3_000, days: 20, amountMinor: 2_000 },
  ]);
});

const month = fc.constantFrom('2026-11', '2026-12', '2027-02', '2028-02');
const changes = fc.uniqueArray(
  fc.record({
    at: fc.integer({ min: -10, max: 40 }),
    plan: fc.constantFrom(...plans),
    kind: fc.constantFrom<PlanKind>('TRIAL', 'PAID', 'GIVEN'),
  }),
  { selector: ({ at }) => at, minLength: 1, maxLength: 6 },
);

test('the price of a month is within half a cent a group of the sum of its days, and never beyond the dearest plan', () => {
  fc.assert(
    fc.property(month, changes, (of, given) => {
      const { from: first, to } = daysOf(of);
      const sorted = given.toSorted((one, other) => one.at - other.at);
      const periods = sorted.map(({ at, plan, kind }, place): PlanDays => {
        const next = sorted[place + 1];
        const until = next === undefined ? null : addDays(first, next.at - 1);
        return { plan, kind, from: addDays(first, at), until };
      });
      const length = Number(to.slice(8));
      let exact = 0;
      for (let day = first; day <= to; day = addDays(day, 1)) {
        const period = periods.find(({ from, until }) => from <= day && (until === null || until >= day));
        if (period?.kind === 'PAID') exact += planPriceOn(period.plan, day, lists) / length;
      }
      const priced = pricedDaysOf(periods, of, lists);
      expect(Math.abs(sumOf(priced) - exact)).toBeLessThanOrEqual(priced.length / 2 + 1e-6);
      expect(sumOf(priced)).toBeLessThanOrEqual(7_618 + 1);
      expect(priced.every((one) => one.amountMinor > 0 && one.days <= length)).toBe(true);
    }),
  );
});
