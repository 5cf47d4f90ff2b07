import type { TakingsPeriod } from '#contract/payments/takings.ts';
import { firstDayOf, periodName, shiftPeriod } from '../../shared/charts/period.ts';
import { locales } from '../../shared/format/format-money.ts';
import type { Language } from '../../shared/messages/language.ts';

const named = (date: Date, language: Language, part: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locales[language], { ...part, timeZone: 'UTC' }).format(date);

/**
 * The label of a point of a period: „10:00“, „пн“, „21“, „ноем.“. Weekdays count from Monday, months from 1.
 * @param first the first month of a quarter, from 1
 */
export const pointName = (period: TakingsPeriod, place: number, language: Language, first = 1): string => {
  if (period === 'DAY') return `${String(place).padStart(2, '0')}:00`;
  if (period === 'MONTH') return String(place);
  // 1 January 2024 was a Monday.
  return period === 'WEEK'
    ? named(new Date(Date.UTC(2024, 0, place)), language, { weekday: 'short' })
    : named(new Date(Date.UTC(2024, place + first - 2, 1)), language, { month: 'short' });
};

/** A point in full: „26 ноември 2026 г., 10:00“, „26 ноември 2026 г.“, „ноември 2026 г.“. @param from first day */
export const pointTitle = (
  period: TakingsPeriod,
  from: string,
  place: number,
  language: Language,
): string => {
  if (period === 'DAY') return `${periodName('DAY', from, language)}, ${pointName(period, place, language)}`;
  const part = period === 'WEEK' || period === 'MONTH' ? 'DAY' : 'MONTH';
  const first = shiftPeriod(part, from, place - 1);
  // A month before may be shorter: its 31st is no day.
  return firstDayOf(period, first) === from
    ? periodName(part, first, language)
    : periodName(period, from, language);
};
