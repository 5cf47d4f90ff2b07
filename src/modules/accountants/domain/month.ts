import {
  addDays,
  businessDate,
  businessDateOf,
  firstOfMonth,
  type BusinessDate,
} from '#kernel/business-date.ts';

/** RUNNING: the month is not over in Sofia. OVER: it is. */
export type MonthState = 'RUNNING' | 'OVER';

/** First and last day of a month, both included. */
export type Days = Readonly<{ from: BusinessDate; to: BusinessDate }>;

/** @param month `YYYY-MM` @throws RangeError */
export const daysOf = (month: string): Days => {
  const from = businessDate(`${month}-01`);
  return { from, to: addDays(firstOfMonth(addDays(from, 31)), -1) };
};

const monthOf = (day: BusinessDate): string => day.slice(0, 7);

/** The month before that of the instant in Sofia, `YYYY-MM`. */
export const monthBefore = (instant: Date): string =>
  monthOf(addDays(firstOfMonth(businessDateOf(instant)), -1));

/** @param month `YYYY-MM`, compared with the month of the instant in Sofia */
export const monthStateOf = (month: string, instant: Date): MonthState =>
  month < monthOf(businessDateOf(instant)) ? 'OVER' : 'RUNNING';
