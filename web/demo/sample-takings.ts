import type { TakingsOverTime, TakingsPeriod } from '#contract/takings.ts';
import { addDays, businessDateOf } from '#contract/invoice-sums.ts';
import { sales } from './sales.ts';
import { euro, share } from './sample-records.ts';
import type { World } from './sample-records.ts';

/** How many days ago each period began, its length in days, and how many places it has: close enough for a sample. */
const shapes: Readonly<Record<TakingsPeriod, Readonly<{ days: number; places: number; first: number }>>> = {
  DAY: { days: 1, places: 24, first: 0 },
  WEEK: { days: 7, places: 7, first: 1 },
  MONTH: { days: 30, places: 30, first: 1 },
  YEAR: { days: 360, places: 12, first: 1 },
};

/** Periods of the sample end today, so that there is something to see on every day of the year. */
export const sampleTakingsOverTime = ({ now }: World, period: TakingsPeriod): TakingsOverTime => {
  const { days, places, first } = shapes[period];
  const paid = sales.filter(({ isPaid }) => isPaid);
  const placeOf = (daysAgo: number): number => Math.floor(((days - 1 - daysAgo) * places) / days);
  const sumAt = (place: number, shift: number): number =>
    paid
      .filter(
        ({ daysAgo }) => daysAgo >= shift && daysAgo < shift + days && placeOf(daysAgo - shift) === place,
      )
      .reduce((sum, { cents }) => sum + cents, 0);
  const points = Array.from({ length: places }, (_, place) => ({
    place: place + first,
    amount: euro(sumAt(place, 0)),
    previousAmount: euro(sumAt(place, days)),
  }));
  const within = paid.filter(({ daysAgo }) => daysAgo < days);
  const cents = within.reduce((sum, sale) => sum + sale.cents, 0);
  const before = paid
    .filter(({ daysAgo }) => daysAgo >= days && daysAgo < 2 * days)
    .reduce((sum, sale) => sum + sale.cents, 0);
  const fees = within.reduce((sum, sale) => sum + share(sale.cents, 150) + share(sale.cents, 290) + 15, 0);
  const today = businessDateOf(now);
  return {
    period,
    from: addDays(today, 1 - days),
    to: today,
    total: euro(cents),
    previousTotal: euro(before),
    growth: before === 0 ? null : Math.round(((cents - before) * 1_000) / before) / 10,
    count: within.length,
    fees: euro(fees),
    net: euro(cents - fees),
    byCurrency: within.length === 0 ? [] : [{ currency: 'EUR', amount: euro(cents), count: within.length }],
    points,
  };
};
