import type { Language } from '#kernel/language.ts';

/**
 * TEXT is text, DATE a day, INSTANT a moment shown in Sofia's time, AMOUNT minor units, PRICE a decimal of
 * two to six places, RATE one of up to six, WHOLE a count.
 */
type Kind = 'TEXT' | 'DATE' | 'INSTANT' | 'AMOUNT' | 'PRICE' | 'RATE' | 'WHOLE';

/** One column of an export: names, kind, width in characters, and its SQL expression. */
export type ExportColumn = Readonly<{
  /** Machine-readable column name. */
  name: string;
  /** Heading in the language of the export. */
  heading: string;
  width: number;
  kind: Kind;
  sql: string;
}>;

/** A cell of a sum row: the currency, a constant number or text, or the sum of the named columns. */
export type SumCell = 'CURRENCY' | number | Readonly<{ text: string | null }> | readonly string[];
/** A further worksheet of a workbook: its rows once for each currency. */
export type SumExport = Readonly<{
  title: string;
  columns: readonly Readonly<{ heading: string; width: number; kind: 'TEXT' | 'AMOUNT' | 'PERCENT' }>[];
  rows: readonly (readonly SumCell[])[];
}>;

/**
 * Rows of the database as a file; its content is defined once, in SQL, for every format. Plain data without
 * functions: a workbook is written in another thread.
 */
export type Export = Readonly<{
  title: string;
  /** Merchant and period, printed at the head of each page of a workbook. */
  about?: string;
  language: Language;
  columns: readonly ExportColumn[];
  /** From the `from` clause to the last condition; `:name` for bindings. */
  source: string;
  orderBy: string;
  bindings: Readonly<Record<string, unknown>>;
  /** Totals below the rows of a workbook: sums of all AMOUNT columns by currency, over the rows that count. */
  totals?: Readonly<{
    currencySql: string;
    countsSql: string;
    label: string;
    /** Names of the columns where label and currency are written. */
    labelColumn: string;
    currencyColumn: string;
    /** Further worksheets with sums. */
    more?: readonly SumExport[];
  }>;
}>;

/** Formats of an exported file. */
export type ExportFormat = 'csv' | 'excel' | 'json-lines';

/** A column of text; `width` in characters. */
export const text = (name: string, heading: string, width: number, sql: string): ExportColumn => ({
  name,
  heading,
  width,
  kind: 'TEXT',
  sql,
});
/** A column of calendar days. */
export const day = (name: string, heading: string, sql: string): ExportColumn => ({
  name,
  heading,
  width: 13,
  kind: 'DATE',
  sql,
});
/** A column of instants, shown in Sofia's time. */
export const moment = (name: string, heading: string, sql: string): ExportColumn => ({
  name,
  heading,
  width: 20,
  kind: 'INSTANT',
  sql,
});
/** A column of amounts; `sql` gives minor units. */
export const amount = (name: string, heading: string, sql: string): ExportColumn => ({
  name,
  heading,
  width: 15,
  kind: 'AMOUNT',
  sql,
});
/** A column of prices of one unit; `sql` gives units of the currency. */
export const price = (name: string, heading: string, sql: string): ExportColumn => ({
  name,
  heading,
  width: 15,
  kind: 'PRICE',
  sql,
});
/** A column of exchange rates. */
export const rate = (name: string, heading: string, sql: string): ExportColumn => ({
  name,
  heading,
  width: 12,
  kind: 'RATE',
  sql,
});
/** A column of integers. */
export const whole = (name: string, heading: string, sql: string): ExportColumn => ({
  name,
  heading,
  width: 11,
  kind: 'WHOLE',
  sql,
});
