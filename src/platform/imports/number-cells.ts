/** The mark before the decimals of a number. */
export type DecimalMark = '.' | ',';

/** A number of a cell, as decimal text with a point: `-1234.5`. */
type Reading = Readonly<{
  /** The number, when the cell is read alike by both rules, or shows its rule itself. */
  certain: string | null;
  /** The number by each rule; null where the rule does not fit. */
  byMark: Readonly<Record<DecimalMark, string | null>>;
  /** The rule that the cell shows by itself; null when it is read alike by both, or is ambiguous. */
  shows: DecimalMark | null;
}>;

/** A cell with a number: its currency when it names one, and how it can be read. */
export type NumberCell = Reading & Readonly<{ currency: string | null; isPercent: boolean }>;

const currencies: readonly (readonly [RegExp, string])[] = [
  [/^(?:€|eur|euro|евро)$/i, 'EUR'],
  [/^(?:лв\.?|лева|bgn|lv\.?|leva)$/i, 'BGN'],
  [/^(?:\$|us\$|usd)$/i, 'USD'],
  [/^(?:£|gbp)$/i, 'GBP'],
  [/^(?:lei|leu|ron)$/i, 'RON'],
  [/^(?:zł|pln)$/i, 'PLN'],
  [/^(?:kč|czk)$/i, 'CZK'],
  [/^(?:₺|tl|try)$/i, 'TRY'],
  [/^(?:дин\.?|rsd)$/i, 'RSD'],
  [/^(?:chf|fr\.)$/i, 'CHF'],
];

/** The currency of a sign, a code or a name that stands beside numbers or in a heading; null for another text. */
export const knownCurrencyOf = (text: string): string | null =>
  currencies.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** As `knownCurrencyOf`; three other capital letters beside a number are taken for a code. */
const currencyOf = (text: string): string | null =>
  knownCurrencyOf(text) ?? (/^[A-Z]{3}$/.test(text) ? text : null);

/** A longer cell is no number. */
const mostNumberCharacters = 60;

/** Spaces and apostrophes between thousands. */
const groupMarks = /[\s\u00a0\u2007\u2009\u202f'’ʼ]/g;
const numberSigns = /^[\d.,\s\u00a0\u2007\u2009\u202f'’ʼ]+$/;

/** Digits in groups of three with one mark between them; null for another grouping. */
const ungrouped = (text: string): string | null => {
  const marks = new Set(text.replaceAll(/\d/g, ''));
  if (marks.size === 0) return /^\d+$/.test(text) ? text : null;
  const [mark = ''] = marks;
  const [first = '', ...rest] = text.split(mark);
  if (marks.size > 1 || !/^[1-9]\d{0,2}$/.test(first)) return null;
  return rest.every((group) => /^\d{3}$/.test(group)) ? first + rest.join('') : null;
};

/** The number by one rule: the mark stands at most once, behind whole thousands. */
const byRule = (digits: string, mark: DecimalMark): string | null => {
  const parts = digits.split(mark);
  if (parts.length > 2) return null;
  const [whole = '', decimals] = parts;
  if (decimals !== undefined && !/^\d+$/.test(decimals)) return null;
  const units = whole === '' && decimals !== undefined ? '0' : ungrouped(whole);
  return units === null ? null : decimals === undefined ? units : `${units}.${decimals}`;
};

const readingOf = (digits: string): Reading | null => {
  const byMark = { '.': byRule(digits, '.'), ',': byRule(digits, ',') };
  const [point, comma] = [byMark['.'], byMark[',']];
  if (point === null && comma === null) return null;
  if (point === null) return { certain: comma, byMark, shows: ',' };
  if (comma === null) return { certain: point, byMark, shows: '.' };
  return { certain: point === comma ? point : null, byMark, shows: null };
};

/** Unified minus signs; an amount in brackets is negative, as accountants write it. */
const signOf = (text: string): Readonly<{ sign: '' | '-'; rest: string }> => {
  const plain = text.replaceAll(/[−–]/g, '-');
  const inBrackets = /^\((.+)\)$/.exec(plain)?.[1];
  if (inBrackets !== undefined) return { sign: '-', rest: inBrackets.trim() };
  const isNegative = /^-|-$/.test(plain);
  return { sign: isNegative ? '-' : '', rest: plain.replace(/^[-+]|-$/, '').trim() };
};

const sign = String.raw`(?:\p{L}+\.?|\p{L}*\p{Sc})`;
const signBefore = new RegExp(`^(${sign})\\s*(.*)$`, 'su');
const signAfter = new RegExp(`^(.*?)\\s*(${sign})$`, 'su');

/** Takes a currency from either end; null when a sign there is no currency, or both ends name one. */
const withoutCurrency = (text: string): Readonly<{ currency: string | null; rest: string }> | null => {
  const [, before, behind = text] = signBefore.exec(text) ?? [];
  const [, rest = behind, after] = signAfter.exec(behind) ?? [];
  if (before === undefined && after === undefined) return { currency: null, rest };
  const currency = currencyOf(before ?? after ?? '');
  const isOne = before === undefined || after === undefined;
  return currency === null || !isOne ? null : { currency, rest };
};

const negated = (number: string | null, sign: string): string | null => number && sign + number;

/** Reads the text of a number; null when it is none, or is cut by an exponent. */
export const readNumberCell = (text: string): NumberCell | null => {
  const trimmed = text.trim();
  if (trimmed.length > mostNumberCharacters) return null;
  const isPercent = trimmed.endsWith('%');
  const outside = signOf(isPercent ? trimmed.slice(0, -1).trim() : trimmed);
  const found = withoutCurrency(outside.rest);
  if (found === null) return null;
  const inside = signOf(found.rest);
  if (outside.sign !== '' && inside.sign !== '') return null;
  const reading = numberSigns.test(inside.rest) ? readingOf(inside.rest.replaceAll(groupMarks, ' ')) : null;
  if (reading === null) return null;
  const minus = outside.sign || inside.sign;
  const byMark = { '.': negated(reading.byMark['.'], minus), ',': negated(reading.byMark[','], minus) };
  return {
    ...reading,
    certain: negated(reading.certain, minus),
    byMark,
    currency: found.currency,
    isPercent,
  };
};
