import { locales, withMinus } from './format-money.ts';
import type { Language } from '../messages/language.ts';

const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 6, useGrouping: 'always' } as const;
const formats: Readonly<Record<Language, Intl.NumberFormat>> = {
  bg: new Intl.NumberFormat(locales.bg, decimals),
  en: new Intl.NumberFormat(locales.en, decimals),
};

/** A price of one unit without currency: two decimals, and up to six where it has them; '-' when there is none. */
export const formatPrice = (price: number | null | undefined, language: Language): string =>
  typeof price === 'number' && Number.isFinite(price) ? withMinus(formats[language].format(price)) : '-';

/** A price as the text of its field: „1,2340“, because „1,234“ has two readings. */
export const typedPrice = (price: number, language: Language): string => {
  const shown = formatPrice(price, language);
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(shown) ? `${shown}0` : shown;
};

/** As `formatMoney`, for a price of one unit with up to six decimals: „0,14321 €“. */
export const formatPriceMoney = (
  price: number | null | undefined,
  currency: string,
  language: Language,
): string =>
  typeof price === 'number' && Number.isFinite(price)
    ? withMinus(
        new Intl.NumberFormat(locales[language], {
          style: 'currency',
          currency,
          currencyDisplay: 'narrowSymbol',
          maximumFractionDigits: 6,
          useGrouping: 'always',
        }).format(price),
      )
    : '-';
