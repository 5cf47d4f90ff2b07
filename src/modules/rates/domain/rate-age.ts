import { addDays, businessDateOf, isBefore, startOfDay, type BusinessDate } from '#kernel/business-date.ts';
import { targetDayBefore } from '#kernel/target-calendar.ts';

/** Days on which the central bank publishes, for which a rate serves new business (decisions). */
const mostDays = 4;
/** Minutes after midnight in Sofia from which a rate of the day can be expected. */
const publishedAfterMinutes = 16 * 60 + 30;

/** Whether a rate is too old for a new link, checkout or invoice on that day: weekends and bank holidays do not age it. */
export const isRateOld = (rateDay: BusinessDate, today: BusinessDate): boolean =>
  isBefore(rateDay, targetDayBefore(today, mostDays));

/** The newest day of publication whose rate can be expected. */
export const newestRateDay = (now: Date): BusinessDate => {
  const today = businessDateOf(now);
  const minutes = (now.getTime() - startOfDay(today).getTime()) / 60_000;
  return targetDayBefore(minutes < publishedAfterMinutes ? addDays(today, -1) : today, 0);
};
