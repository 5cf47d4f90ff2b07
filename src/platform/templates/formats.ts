import type { Language } from '#kernel/language.ts';
import type { Money } from '#kernel/money.ts';

const locales: Readonly<Record<Language, string>> = { bg: 'bg-BG', en: 'en-GB' };

/** As the contract writes it: `1234.50`, with two decimals, a point, and nothing else. */
export const plainDecimal = ({ minor }: Money): Intl.StringNumericLiteral => {
  const digits = String(minor < 0n ? -minor : minor).padStart(3, '0');
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}` as Intl.StringNumericLiteral;
};

/** With its currency: `1234,50 €`, `€1,234.50`. */
export const formatMoney = (money: Money, language: Language): string =>
  new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency: money.currency,
    currencyDisplay: 'narrowSymbol',
  }).format(plainDecimal(money));

/** Without it, for a column that names it. */
export const formatAmount = (money: Money, language: Language): string =>
  new Intl.NumberFormat(locales[language], { minimumFractionDigits: 2 }).format(plainDecimal(money));

/** A decimal in the contract's writing (`2.5`) as people of the language write it. */
export const formatDecimal = (decimal: string, language: Language): string =>
  language === 'bg' ? decimal.replace('.', ',') : decimal;

/** A calendar date, `YYYY-MM-DD`, as `dd/mm/yyyy` (decisions, 8). */
export const formatDate = (date: string): string => date.split('-').toReversed().join('/');

const sofia = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Sofia',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** An instant as day and time in Sofia: `20/11/2026, 13:59:00`. */
export const formatMoment = (instant: Date): string => {
  const [date = '', time = ''] = sofia.format(instant).split(' ');
  return `${formatDate(date)}, ${time}`;
};
