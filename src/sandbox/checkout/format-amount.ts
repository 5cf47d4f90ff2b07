import type { Language } from '../messages/messages.ts';

/** Formats minor units: `100,00 €` in Bulgarian, `€100.00` in English. */
export const formatAmount = (amountMinor: number, currency: string, language: Language): string => {
  const digits = String(amountMinor).padStart(3, '0');
  // The formatter takes decimal numerals as text: money never becomes a float.
  const numeral = `${digits.slice(0, -2)}.${digits.slice(-2)}` as Intl.StringNumericLiteral;
  const locale = language === 'bg' ? 'bg-BG' : 'en-IE';
  return new Intl.NumberFormat(locale, { style: 'currency', currency: currency.toUpperCase() }).format(
    numeral,
  );
};
