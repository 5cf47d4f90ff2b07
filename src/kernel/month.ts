import { addDays, businessDate, businessDateOf, firstOfMonth, type BusinessDate } from './business-date.ts';

/** First and last day of a period in Sofia, both included. */
export type Days = Readonly<{ from: BusinessDate; to: BusinessDate }>;

/** @param month `YYYY-MM` @throws RangeError */
export const daysOf = (month: string): Days => {
  const from = businessDate(`${month}-01`);
  return { from, to: addDays(firstOfMonth(addDays(from, 31)), -1) };
};

/** The month of a day, `YYYY-MM`. */
export const monthOf = (day: BusinessDate): string => day.slice(0, 7);

/** The month before that of the instant in Sofia, `YYYY-MM`. */
export const monthBefore = (instant: Date): string =>
  monthOf(addDays(firstOfMonth(businessDateOf(instant)), -1));

/** Whether the month is over at the instant in Sofia. @param month `YYYY-MM` */
export const isMonthOver = (month: string, instant: Date): boolean =>
  month < monthOf(businessDateOf(instant));

/** The month a number of months later; earlier for a negative number. @param month `YYYY-MM` */
export const addMonths = (month: string, months: number): string => {
  const first = new Date(`${month}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + months);
  return first.toISOString().slice(0, 7);
};
