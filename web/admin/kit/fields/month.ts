import { businessDateOf } from '#contract/business-date.ts';
import { month as monthOf } from '#contract/accountants/accountants.ts';
import { locales } from '../../../shared/format/format-money.ts';
import type { Language } from '../../../shared/messages/language.ts';

/** `YYYY-MM`, a number of months later; earlier for a negative number. */
export const addMonths = (month: string, count: number): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + count, 1))
    .toISOString()
    .slice(0, 7);

/** The month in Sofia at an instant, `YYYY-MM`. */
export const monthAt = (instant: Date): string => businessDateOf(instant).slice(0, 7);

/** The month of a filter; without one, or with text that is none, the month before the current one. */
export const chosenMonth = (asked: unknown, now: Date): string => {
  const { success, data } = monthOf.safeParse(asked);
  return success ? data : addMonths(monthAt(now), -1);
};

/** First and last day of a month, both included, `YYYY-MM-DD`. */
export const daysOf = (month: string): Readonly<{ from: string; to: string }> => ({
  from: `${month}-01`,
  to: new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10),
});

/** „октомври 2026“, “October 2026”: Bulgarian formats of Intl end in „г.“. */
export const formatMonth = (month: string, language: Language): string => {
  const name = new Intl.DateTimeFormat(locales[language], { month: 'long', timeZone: 'UTC' });
  return `${name.format(new Date(`${month}-01T00:00:00Z`))} ${month.slice(0, 4)}`;
};
