import { addDays, businessDateOf, isBefore, startOfDay, type BusinessDate } from '#kernel/business-date.ts';

/** Calendar days, weekends and bank holidays included, for which a published rate serves new business (decisions). */
const mostDays = 4;
/** Minutes after midnight in Sofia from which a rate of the day can be expected. */
const publishedAfterMinutes = 16 * 60 + 30;

/** Whether a rate is too old for a new link, checkout or invoice on that day. */
export const isRateOld = (rateDay: BusinessDate, today: BusinessDate): boolean =>
  isBefore(rateDay, addDays(today, -mostDays));

const isWeekend = (day: BusinessDate): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** The newest working day whose rate can be expected; holidays of the central bank are not known here. */
export const newestRateDay = (now: Date): BusinessDate => {
  const today = businessDateOf(now);
  const minutes = (now.getTime() - startOfDay(today).getTime()) / 60_000;
  let day = minutes < publishedAfterMinutes ? addDays(today, -1) : today;
  while (isWeekend(day)) day = addDays(day, -1);
  return day;
};
