import type { FieldProblem } from '#kernel/failure.ts';
import { damageOf, type ColumnKind } from '../cell-damage.ts';
import type { ReadColumn } from '../columns.ts';
import { readDay, type DayOrder } from '../day-cells.ts';
import { knownCurrencyOf, readNumberCell } from '../number-cells.ts';
import { readNumber, type NumberRule } from '../number-rule.ts';
import { letterOf, textOf, type Cell, type TableRow } from '../table.ts';

/** Cells of one row by field; empty cells are absent. Numbers are decimal text with a point. */
export type Cells = Readonly<Record<string, string>>;

/**
 * PRICE has decimals, and its column a rule; SUM, too, and names the currency of a row without one. WHOLE is a
 * number of days or percent; DAY is read as `YYYY-MM-DD`.
 */
type FieldKind = Exclude<ColumnKind, 'TEXT' | 'NUMBER'> | 'PRICE' | 'SUM' | 'WHOLE';
export type FieldKinds = Readonly<Record<string, FieldKind>>;

/** Whether a column has a rule for its decimals. */
export const hasDecimals = (kind: FieldKind | undefined): boolean => kind === 'PRICE' || kind === 'SUM';

/** How the cells are read: numbers by field, and days in one order. */
export type ColumnRules = Readonly<{
  numbers: ReadonlyMap<string, NumberRule>;
  dayOrder: DayOrder;
}>;

/** A column of prices and its rule. */
export type NumberColumn = Readonly<{ place: number; name: string; field: string; rule: NumberRule }>;

type Outcome = Readonly<{ text: string; currency?: string | null }> | Readonly<{ problem: FieldProblem }>;

/** A whole number may have a percent sign, the word for days, and zeros behind its mark: `20,00 %`, `14 дни`. */
const readWhole = (cell: Cell): string | null => {
  const text = textOf(cell).replace(/\s*(?:дни|дена|ден|дн\.?|days?)$/iu, '');
  const read = readNumberCell(text);
  if (read === null || read.currency !== null) return null;
  if (read.certain !== null) return read.certain;
  const [first, second] = [Number(read.byMark['.']), Number(read.byMark[','])];
  return String(Math.min(first, second));
};

const columnKindOf = (kind: FieldKind | undefined): ColumnKind =>
  kind === 'PRICE' || kind === 'SUM' || kind === 'WHOLE' ? 'NUMBER' : (kind ?? 'TEXT');

const readCell = (cell: Cell, field: string, kind: FieldKind | undefined, rules: ColumnRules): Outcome => {
  const damage = damageOf(cell, columnKindOf(kind));
  if (damage !== null) return { problem: { field, ...damage } };
  if (kind === 'WHOLE') {
    const text = readWhole(cell);
    return text === null
      ? { problem: { field, code: 'fields.import-number', params: { cell: textOf(cell) } } }
      : { text };
  }
  if (kind === 'DAY') {
    const text = readDay(cell, rules.dayOrder);
    return text === null
      ? { problem: { field, code: 'fields.import-day', params: { cell: textOf(cell) } } }
      : { text };
  }
  const rule = rules.numbers.get(field);
  if (!hasDecimals(kind) || rule === undefined) return { text: textOf(cell) };
  const read = readNumber(cell, rule);
  return 'code' in read ? { problem: { field, ...read } } : { text: read.number, currency: read.currency };
};

const currencyOfRow = (cells: Readonly<Record<string, string>>): string => {
  const given = cells['currency'];
  return given === undefined ? 'EUR' : (knownCurrencyOf(given) ?? given.toUpperCase());
};

/** Reads the cells of a row by field, and what a spreadsheet damaged in them. */
export const readRow = (
  { cells }: TableRow,
  columns: readonly ReadColumn[],
  kinds: FieldKinds,
  rules: ColumnRules,
): Readonly<{ cells: Cells; problems: readonly FieldProblem[] }> => {
  const found: Record<string, string> = {};
  const problems: FieldProblem[] = [];
  const prices: { field: string; cell: string; currency: string }[] = [];
  for (const { place, field, currency: ofHeading } of columns) {
    const cell = cells[place] ?? '';
    if (field === null || cell === '') continue;
    const read = readCell(cell, field, kinds[field], rules);
    if ('problem' in read) {
      problems.push(read.problem);
      continue;
    }
    found[field] = read.text;
    const currency = hasDecimals(kinds[field]) ? (read.currency ?? ofHeading) : null;
    if (currency !== null && kinds[field] === 'SUM') found['currency'] ??= currency;
    if (currency !== null) prices.push({ field, cell: textOf(cell), currency });
  }
  const ofRow = currencyOfRow(found);
  for (const { field, cell, currency } of prices)
    if (currency !== ofRow)
      problems.push({
        field,
        code: 'fields.import-currency',
        params: { cell, found: currency, currency: ofRow },
      });
  return { cells: found, problems: [...problems, ...beyondHead(cells, columns)] };
};

/** A cell behind the last heading: a comma within a number that was not quoted moves all cells to its right. */
const beyondHead = (cells: readonly Cell[], columns: readonly ReadColumn[]): readonly FieldProblem[] => {
  const last = Math.max(...columns.map(({ place }) => place));
  const place = cells.findIndex((cell, index) => index > last && cell !== '');
  if (place === -1) return [];
  const params = { column: letterOf(place), cell: textOf(cells[place]!) };
  return [{ field: 'file', code: 'fields.import-more-cells', params }];
};
