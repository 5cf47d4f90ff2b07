import { locales } from '../format/format-money.ts';
import type { Language } from '../messages/language.ts';

/** A day of the calendar, a week from Monday, a month, a quarter or a year. */
export type Period = 'DAY' | 'WEEK' | 'MONTH' | 'QUARTER' | 'YEAR';

/** Days are `YYYY-MM-DD`, as everywhere in the API. */
const utc = (day: string): Date => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);
const addDays = (day: string, days: number): string =>
  dayOf(new Date(utc(day).getTime() + days * 86_400_000));

const sofia = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Sofia' });

/** Today in Sofia. */
export const todayInSofia = (): string => sofia.format(new Date());

/** Months of a period that is made of months. */
const monthsOf = { MONTH: 1, QUARTER: 3, YEAR: 12 } as const;

/** The first day of the period that contains a day. */
export const firstDayOf = (period: Period, day: string): string => {
  if (period === 'DAY') return day;
  if (period === 'WEEK') return addDays(day, -((utc(day).getUTCDay() + 6) % 7));
  const months = monthsOf[period];
  const month = utc(day).getUTCMonth();
  return dayOf(new Date(Date.UTC(utc(day).getUTCFullYear(), month - (month % months), 1)));
};

/** The first day of the period a number of periods later; earlier for a negative number. */
export const shiftPeriod = (period: Period, day: string, by: number): string => {
  const first = firstDayOf(period, day);
  if (period === 'DAY' || period === 'WEEK') return addDays(first, by * (period === 'DAY' ? 1 : 7));
  const date = utc(first);
  return dayOf(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + by * monthsOf[period], 1)));
};

/** First and last day of the period that contains a day, both included. */
const daysOfPeriod = (period: Period, day: string): Readonly<{ from: string; to: string }> => ({
  from: firstDayOf(period, day),
  to: addDays(shiftPeriod(period, day, 1), -1),
});

const quarters = ['I', 'II', 'III', 'IV'] as const;

const quarterName = (day: string, language: Language): string => {
  const quarter = Math.floor(utc(day).getUTCMonth() / 3);
  const year = day.slice(0, 4);
  return language === 'bg'
    ? `${quarters[quarter]}\u00a0тримесечие ${year}\u00a0г.`
    : `Q${quarter + 1} ${year}`;
};

/** „26 ноември 2026 г.“, „23 – 29 ноември 2026 г.“, „октомври 2026 г.“, „IV тримесечие 2026 г.“, „2026 г.“ */
export const periodName = (period: Period, day: string, language: Language): string => {
  if (period === 'QUARTER') return quarterName(day, language);
  const parts: Intl.DateTimeFormatOptions = {
    timeZone: 'UTC',
    year: 'numeric',
    ...(period === 'YEAR' ? {} : { month: 'long' }),
    ...(period === 'DAY' || period === 'WEEK' ? { day: 'numeric' } : {}),
  };
  const format = new Intl.DateTimeFormat(locales[language], parts);
  const { from, to } = daysOfPeriod(period, day);
  return period === 'WEEK' ? format.formatRange(utc(from), utc(to)) : format.format(utc(from));
};
