import { expect, test } from 'vitest';
import { businessDateOf } from '#contract/business-date.ts';
import { getOwnTakingsOverTime, takingsPeriods, type TakingsPeriod } from '#contract/payments/takings.ts';
import { listOwnPayments } from '#contract/payments/payments.ts';
import { sampleOf } from '#test/unit/web/support/samples.ts';
import { pageOf } from '#web/shared/list/page-of.ts';

const takingsOf = (period: TakingsPeriod, data = {}) =>
  sampleOf(getOwnTakingsOverTime, { query: { period } }, data);
const cents = (amounts: readonly number[]) =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0);

test.each(takingsPeriods)(
  'the sample takings of a %s add up, and what is kept is the total without fees and refunds',
  async (period) => {
    const { points, total, fees, refunds, net } = await takingsOf(period);
    expect(cents(points.map(({ amount }) => amount))).toBe(cents([total]));
    expect(cents([fees, refunds, net])).toBe(cents([total]));
  },
);

test('the sample has takings in this month and the one before', async () => {
  const { total, previousTotal, growth } = await takingsOf('MONTH');
  expect(total).toBeGreaterThan(previousTotal);
  expect(previousTotal).toBeGreaterThan(0);
  expect(growth).toBeGreaterThan(0);
});

test.each(['2026-11-20', '2026-12-01', '2027-02-28', '2028-02-29'])(
  'on %s each day of the month shows the takings of that very day, beside those of the month before',
  async (today) => {
    const data = { now: new Date(`${today}T10:00:00Z`) };
    const { rows } = pageOf(await sampleOf(listOwnPayments, { query: { size: 100 } }, data));
    const paid = rows.filter(({ status }) => status === 'SUCCEEDED');
    const { points, from, to } = await takingsOf('MONTH', data);
    expect([from, to]).toEqual([`${today.slice(0, 8)}01`, today]);
    for (const { place, amount } of points) {
      const day = `${today.slice(0, 8)}${String(place).padStart(2, '0')}`;
      const onDay = paid.filter(({ createdAt }) => businessDateOf(new Date(createdAt)) === day);
      expect(cents([amount])).toBe(cents(onDay.map((payment) => payment.amount)));
    }
    expect(points.some(({ amount }) => amount > 0)).toBe(true);
    expect(points.some(({ previousAmount }) => previousAmount > 0)).toBe(true);
  },
);

test('weekdays count from Monday, hours and months are those of Sofia', async () => {
  const week = await takingsOf('WEEK');
  expect([week.from, week.points.length]).toEqual(['2026-11-16', 7]);
  expect(week.points.filter(({ amount }) => amount > 0).map(({ place }) => place)).toEqual([1, 3, 4, 5]);
  const day = await takingsOf('DAY');
  expect(day.points.filter(({ amount }) => amount > 0).map(({ place }) => place)).toEqual([7]);
  const year = await takingsOf('YEAR');
  expect(year.points.filter(({ amount }) => amount > 0).map(({ place }) => place)).toEqual([9, 10, 11]);
});
