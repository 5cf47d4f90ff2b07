import { locales, withMinus } from '../format/format-money.ts';
import type { Language } from '../messages/language.ts';

/** An amount of an axis in euro, without decimals where it is whole: „1 200 €“, “€2.50”. */
export const axisAmount = (amount: number, language: Language): string =>
  withMinus(
    new Intl.NumberFormat(locales[language], {
      style: 'currency',
      currency: 'EUR',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
      maximumFractionDigits: 2,
      useGrouping: 'always',
    }).format(amount),
  );
