import {
  addDays,
  businessDate,
  businessDateOf,
  startOfDay,
  type BusinessDate,
} from '#kernel/business-date.ts';

export type TakingsPeriod = 'DAY' | 'WEEK' | 'MONTH' | 'QUARTER' | 'YEAR';

/** Days in Sofia; `end` is the first day after. */
export type Span = Readonly<{ from: BusinessDate; end: BusinessDate }>;

const weekdayOf = (day: BusinessDate): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** The first day of a month; months below 1 and above 12 are in adjacent years. */
const firstOf = (year: number, month: number): BusinessDate =>
  businessDate(new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10));

/** The day, week from Monday, month, quarter or year that contains a day. */
export const spanOf = (period: TakingsPeriod, day: BusinessDate): Span => {
  const [year = 0, month = 0] = day.split('-').map(Number);
  switch (period) {
    case 'DAY':
      return { from: day, end: addDays(day, 1) };
    case 'WEEK': {
      const from = addDays(day, 1 - weekdayOf(day));
      return { from, end: addDays(from, 7) };
    }
    case 'MONTH':
      return { from: firstOf(year, month), end: firstOf(year, month + 1) };
    case 'QUARTER': {
      const first = month - ((month - 1) % 3);
      return { from: firstOf(year, first), end: firstOf(year, first + 3) };
    }
    case 'YEAR':
      return { from: firstOf(year, 1), end: firstOf(year + 1, 1) };
  }
};

/**
 * A period and the one before it; `comparedUntil` is as far from the start of that one as now is from this one's, and
 * its end once this period is over.
 */
export type ComparedSpans = Readonly<{ span: Span; before: Span; comparedUntil: Date }>;

export const comparedSpans = (period: TakingsPeriod, day: BusinessDate, now: Date): ComparedSpans => {
  const span = spanOf(period, day);
  const before = spanOf(period, addDays(span.from, -1));
  if (now >= startOfDay(span.end)) return { span, before, comparedUntil: startOfDay(span.from) };
  const elapsedMs = now.getTime() - startOfDay(span.from).getTime();
  const untilMs = startOfDay(before.from).getTime() + elapsedMs;
  return { span, before, comparedUntil: new Date(Math.min(untilMs, startOfDay(span.from).getTime())) };
};

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** The places of a period: hours from 0, ISO weekdays, days, months of the quarter or of the year from 1. */
export const placesOf = (period: TakingsPeriod, { end }: Span): number[] => {
  if (period === 'DAY') return range(0, 23);
  if (period === 'WEEK') return range(1, 7);
  if (period === 'MONTH') return range(1, Number(addDays(end, -1).slice(8)));
  return range(1, period === 'QUARTER' ? 3 : 12);
};

const hours = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Sofia',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** The place of an instant within its period; null outside it. */
export const placeAt = (period: TakingsPeriod, { from, end }: Span, now: Date): number | null => {
  const day = businessDateOf(now);
  if (day < from || day >= end) return null;
  const month = Number(day.slice(5, 7));
  if (period === 'DAY') return Number(hours.format(now));
  if (period === 'WEEK') return weekdayOf(day);
  if (period === 'MONTH') return Number(day.slice(8));
  return period === 'QUARTER' ? ((month - 1) % 3) + 1 : month;
};
