import { addDays, businessDate, startOfDay, type BusinessDate } from '#kernel/business-date.ts';

export type TakingsPeriod = 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';

/** Days in Sofia; `end` is the first day after. */
export type Span = Readonly<{ from: BusinessDate; end: BusinessDate }>;

const weekdayOf = (day: BusinessDate): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

const monthAfter = (day: BusinessDate): BusinessDate => {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const next = new Date(Date.UTC(year, month, 1));
  return businessDate(next.toISOString().slice(0, 10));
};

/** The day, week from Monday, month or year that contains a day. */
export const spanOf = (period: TakingsPeriod, day: BusinessDate): Span => {
  switch (period) {
    case 'DAY':
      return { from: day, end: addDays(day, 1) };
    case 'WEEK': {
      const from = addDays(day, 1 - weekdayOf(day));
      return { from, end: addDays(from, 7) };
    }
    case 'MONTH':
      return { from: businessDate(`${day.slice(0, 8)}01`), end: monthAfter(day) };
    case 'YEAR': {
      const year = Number(day.slice(0, 4));
      return { from: businessDate(`${year}-01-01`), end: businessDate(`${year + 1}-01-01`) };
    }
  }
};

/** A period and the one before it; `comparedUntil` is as far from the start of that one as now is from this one's. */
export type ComparedSpans = Readonly<{ span: Span; before: Span; comparedUntil: Date }>;

export const comparedSpans = (period: TakingsPeriod, today: BusinessDate, now: Date): ComparedSpans => {
  const span = spanOf(period, today);
  const before = spanOf(period, addDays(span.from, -1));
  const elapsedMs = now.getTime() - startOfDay(span.from).getTime();
  const untilMs = startOfDay(before.from).getTime() + elapsedMs;
  return { span, before, comparedUntil: new Date(Math.min(untilMs, startOfDay(span.from).getTime())) };
};

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** The places of a period: hours from 0, ISO weekdays from 1, days or months from 1. */
export const placesOf = (period: TakingsPeriod, { end }: Span): number[] => {
  if (period === 'DAY') return range(0, 23);
  if (period === 'WEEK') return range(1, 7);
  return period === 'MONTH' ? range(1, Number(addDays(end, -1).slice(8))) : range(1, 12);
};
