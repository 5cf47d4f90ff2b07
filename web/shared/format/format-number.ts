import type { Language } from '../messages/language.ts';
import { locales, withMinus } from './format-money.ts';

/** A number by the language's rules with at most `digits` decimals; '-' when there is none. */
export const formatNumber = (value: number | null | undefined, language: Language, digits = 0): string =>
  typeof value === 'number' && Number.isFinite(value)
    ? withMinus(
        new Intl.NumberFormat(locales[language], {
          maximumFractionDigits: digits,
          useGrouping: 'always',
        }).format(value),
      )
    : '-';

/** Percent with one decimal (specification, point 9), without a space in either language: „98,5%“, “98.5%”. */
export const formatPercent = (percent: number | null | undefined, language: Language): string => {
  if (typeof percent !== 'number' || !Number.isFinite(percent)) return '-';
  const format = new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return `${withMinus(format.format(percent))}%`;
};
