import type { Language } from '../messages/language.ts';

/** BCP 47 locales by language, for Intl. */
export const locales: Readonly<Record<Language, string>> = { bg: 'bg-BG', en: 'en-GB' };
const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 'always' } as const;
const amountFormats: Partial<Record<Language, Intl.NumberFormat>> = {};
const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (currency: string, language: Language): Intl.NumberFormat => {
  const key = `${language} ${currency}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    // By default Bulgarian groups from five digits on; amounts are grouped always.
    useGrouping: 'always',
  });
  formats.set(key, made);
  return made;
};

/** A negative number with the minus sign (U+2212) instead of a hyphen. */
export const withMinus = (formatted: string): string => formatted.replace('-', '\u2212');

/** An amount with its currency by the language's rules: „1 234,50 €“, “€1,234.50”; '-' when there is none. */
export const formatMoney = (
  amount: number | null | undefined,
  currency: string,
  language: Language,
): string => (Number.isFinite(amount) ? withMinus(formatOf(currency, language).format(amount!)) : '-');

/** A part of an amount: whole units with their sign, decimals with their separator, currency. */
export type MoneyPart = Readonly<{ kind: 'units' | 'decimals' | 'currency'; text: string }>;

const kindOf = (type: Intl.NumberFormatPartTypes): MoneyPart['kind'] =>
  type === 'decimal' || type === 'fraction'
    ? 'decimals'
    : type === 'currency' || type === 'literal'
      ? 'currency'
      : 'units';

/** The parts of `formatMoney` in their order; adjacent parts of one kind are one. */
export const moneyParts = (amount: number, currency: string, language: Language): readonly MoneyPart[] =>
  formatOf(currency, language)
    .formatToParts(amount)
    .reduce<readonly MoneyPart[]>((parts, { type, value }) => {
      const part = { kind: kindOf(type), text: withMinus(value) };
      const last = parts[parts.length - 1];
      return last?.kind === part.kind
        ? [...parts.slice(0, -1), { kind: part.kind, text: last.text + part.text }]
        : [...parts, part];
    }, []);

/** An amount without currency: „1 234,50“, “1,234.50”; '-' when there is none. */
export const formatAmount = (amount: number | null | undefined, language: Language): string =>
  typeof amount === 'number' && Number.isFinite(amount)
    ? withMinus(
        (amountFormats[language] ??= new Intl.NumberFormat(locales[language], twoDecimals)).format(amount),
      )
    : '-';
