import { addDays, isBefore, type BusinessDate } from '#kernel/business-date.ts';

/** The payment link stays valid for this many days after the due day, a month at least and a year at most. */
const daysAfterDue = 90;
const [shortestLinkDays, longestLinkDays] = [30, 365];
const dayMs = 86_400_000;

/** Days that the link of an invoice can be paid. */
export const linkDays = (today: BusinessDate, dueDate: BusinessDate): number => {
  const last = addDays(dueDate, daysAfterDue);
  const days = isBefore(last, today) ? 0 : (Date.parse(last) - Date.parse(today)) / dayMs;
  return Math.min(Math.max(days, shortestLinkDays), longestLinkDays);
};
