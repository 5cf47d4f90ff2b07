import type { Currency } from '#kernel/currency.ts';
import type { Language } from '#kernel/language.ts';
import type { Money } from '#kernel/money.ts';

const locales: Readonly<Record<Language, string>> = { bg: 'bg-BG', en: 'en-GB' };

/** The contract's form: `1234.50`, two decimals, a point, and nothing else. */
export const plainDecimal = ({ minor }: Money): Intl.StringNumericLiteral => {
  const digits = String(minor < 0n ? -minor : minor).padStart(3, '0');
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}` as Intl.StringNumericLiteral;
};

/** Formats are cached: creating one costs as much as formatting hundreds of numbers. */
const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (language: Language, currency?: Currency): Intl.NumberFormat => {
  const key = `${language} ${currency ?? ''}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const style = currency && ({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const);
  const format = new Intl.NumberFormat(locales[language], style ?? { minimumFractionDigits: 2 });
  formats.set(key, format);
  return format;
};

/** Intl writes a hyphen; the minus sign is as wide as a digit. */
const withMinus = (text: string): string => text.replace('-', '\u2212');

/** With its currency: `1234,50 €`, `€1,234.50`, `−1,30 €`. */
export const formatMoney = (money: Money, language: Language): string =>
  withMinus(formatOf(language, money.currency).format(plainDecimal(money)));

/** Without the currency, for a column that names it. */
export const formatAmount = (money: Money, language: Language): string =>
  withMinus(formatOf(language).format(plainDecimal(money)));

const priceFormats: Readonly<Record<Language, Intl.NumberFormat>> = {
  bg: new Intl.NumberFormat(locales.bg, { minimumFractionDigits: 2, maximumFractionDigits: 6 }),
  en: new Intl.NumberFormat(locales.en, { minimumFractionDigits: 2, maximumFractionDigits: 6 }),
};

/** A price of one unit, given as decimal text, without the currency: two decimals, and up to six where it has them. */
export const formatPrice = (decimal: string, language: Language): string =>
  withMinus(priceFormats[language].format(decimal as Intl.StringNumericLiteral));

/** A decimal of the contract's form (`2.5`), formatted for the language. */
export const formatDecimal = (decimal: string, language: Language): string =>
  language === 'bg' ? decimal.replace('.', ',') : decimal;

/**
 * A calendar date, `YYYY-MM-DD`, in the form of documents and mails: `20.11.2026 г.`, in English `20/11/2026`
 * (decisions).
 */
export const formatDate = (date: string, language: Language): string => {
  const [year, month, day] = date.split('-');
  return language === 'bg' ? `${day}.${month}.${year}\u00a0г.` : `${day}/${month}/${year}`;
};

/** A calendar date, `YYYY-MM-DD`, as `20.11.2026`: one form for readers of both languages. */
export const dateOfBoth = (date: string): string => date.split('-').toReversed().join('.');

const sofia = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Sofia',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** An instant as date and time in Sofia: `20.11.2026 г., 13:59:00`. */
export const formatMoment = (instant: Date, language: Language): string => {
  const [date = '', time = ''] = sofia.format(instant).split(' ');
  return `${formatDate(date, language)}, ${time}`;
};
