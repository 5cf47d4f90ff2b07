import type { TakingsPeriod } from '#contract/takings.ts';
import { locales } from '../../shared/format/format-money.ts';
import type { Language } from '../../shared/messages/language.ts';

const named = (date: Date, language: Language, part: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locales[language], { ...part, timeZone: 'UTC' }).format(date);

/** The label of a point of a period: „10:00“, „пн“, „21“, „ноем.“. Weekdays count from Monday, months from 1. */
export const pointName = (period: TakingsPeriod, place: number, language: Language): string => {
  if (period === 'DAY') return `${String(place).padStart(2, '0')}:00`;
  if (period === 'MONTH') return String(place);
  // 1 January 2024 was a Monday.
  return period === 'WEEK'
    ? named(new Date(Date.UTC(2024, 0, place)), language, { weekday: 'short' })
    : named(new Date(Date.UTC(2024, place - 1, 1)), language, { month: 'short' });
};

/** „октомври“; `month` counts from 1. */
export const monthName = (month: number, language: Language): string =>
  named(new Date(Date.UTC(2024, month - 1, 1)), language, { month: 'long' });

/** The month before the one of a business date, from 1 to 12. */
export const monthBefore = (date: string): number => ((Number(date.slice(5, 7)) + 10) % 12) + 1;
