import { locales } from '../../shared/format/format-money.ts';
import type { Language } from '../../shared/messages/language.ts';

/** `October 2026`, „октомври 2026 г.“. @param month `YYYY-MM` */
export const monthName = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

/** `October`, „октомври“. @param month `YYYY-MM` */
export const nameOfMonth = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { month: 'long', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

/** The month a number of months later; earlier for a negative number. @param month `YYYY-MM` */
export const addMonths = (month: string, months: number): string => {
  const first = new Date(`${month}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + months);
  return first.toISOString().slice(0, 7);
};

/** The current month in Sofia, `YYYY-MM`. */
export const currentMonth = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Sofia', year: 'numeric', month: '2-digit' }).format(
    new Date(),
  );
