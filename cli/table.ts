import { styleText } from 'node:util';
import { shownText } from '#kernel/shown-text.ts';
import { amountCell, timeCell } from './cells.ts';
import { messages } from './messages.ts';

type Cell = string | number | boolean | null | undefined;
/** Cells of a row by column heading. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

// Text typed by strangers must neither control the terminal nor break the rows of a pipe.
const printable = (cell: Cell): string => shownText(String(cell ?? '-').replace(/\p{Cc}+/gu, ' '));

/** A line outside a table: cells with tabs between them, without empty ones at its end; an absent value is empty. */
export const tabbed = (cells: readonly Cell[]): string =>
  cells
    .map((cell) => printable(cell ?? ''))
    .join('\t')
    .trimEnd();

/** Numbers and amounts with two decimals are right-aligned. */
const isNumber = (cell: Cell): boolean =>
  typeof cell === 'number' || (typeof cell === 'string' && /^-?\d+\.\d\d$/.test(cell));

/** Emails, times, amounts, statuses and document numbers are useless when truncated. */
const whole = /^(\S+@\S+|\d{4}-\d\d-\d\d( \d\d:\d\d)?|-?\d+\.\d\d|\d{10}|TEST-\d+|[A-Z][A-Z_,]{2,})$/;
const isWhole = (cell: string): boolean => whole.test(cell);

const pad = (text: string, width: number, atStart: boolean): string =>
  atStart ? text.padStart(width) : text.padEnd(width);

const shorten = (text: string, width: number): string =>
  text.length <= width ? text : `${text.slice(0, Math.max(width - 1, 1))}…`;

const gap = 2;
const narrowest = 6;

/** Narrows the widest columns until the row fits, except those kept whole: the terminal then wraps the row. */
const fit = (widths: readonly number[], available: number, isKept: readonly boolean[]): number[] => {
  const fitted = [...widths];
  const giving = fitted.map((_, index) => index).filter((index) => !isKept[index]);
  const total = () => fitted.reduce((sum, width) => sum + width + gap, -gap);
  while (total() > available) {
    const [widest] = giving.toSorted((one, other) => fitted[other]! - fitted[one]!);
    if (widest === undefined || fitted[widest]! <= narrowest) break;
    fitted[widest]! -= 1;
  }
  return fitted;
};

type Screen = Readonly<{ isTTY?: boolean; columns?: number }>;

/** On a terminal aligned, with headings and no wider than it; elsewhere one row a line, cells separated by tabs. */
export const renderTable = <Row>(
  rows: readonly Row[],
  columns: Columns<Row>,
  screen: Screen = process.stdout,
): string[] => {
  const values = rows.map((row) => Object.values(columns).map((cell) => cell(row)));
  const cells = values.map((row) => row.map(printable));
  if (screen.isTTY !== true) return cells.map((row) => row.join('\t'));
  const headings = Object.keys(columns);
  const wanted = headings.map((heading, index) =>
    Math.max(heading.length, ...cells.map((row) => row[index]!.length)),
  );
  // A terminal of unknown size reports 0.
  const isKept = headings.map((_, index) => cells.some((row) => isWhole(row[index]!)));
  const widths = fit(wanted, screen.columns || 80, isKept);
  const atStart = headings.map((_, index) => values.every((row) => isNumber(row[index])));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, index) => pad(shorten(cell, widths[index]!), widths[index]!, atStart[index]!))
      .join(' '.repeat(gap))
      .trimEnd();
  return [styleText('bold', line(headings), { stream: process.stdout }), ...cells.map(line)];
};

/** Names of amounts in the contract; other numbers are ids, counts and percentages. */
const amountName =
  /(amount|total|fees?|gross|net|limit|turnover|revenue|base|charges|refunds|refunded|disputes|paid|credited|today|other|difference)$/i;
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

const factOf = (name: string, value: unknown): string => {
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  if (typeof value === 'number' && amountName.test(name)) return amountCell(value);
  if (typeof value === 'string' && instant.test(value)) return timeCell(value) ?? '-';
  if (Array.isArray(value) && value.every((one) => typeof one === 'string'))
    return printable(value.join(', ') || null);
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : printable(value as Cell);
};

/** `total amount` for `totalAmount`, `test` for `isTest`, `annulled` for `annulledAt`: as lists name their columns. */
const labelOf = (name: string): string =>
  name
    .replace(/^is(?=[A-Z])/, '')
    .replace(/(?<=[a-z])At$/, '')
    .replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter}`)
    .toLowerCase();

/** One fact a line: names in words, amounts with two decimals, times in Sofia; `--json` keeps the contract's names. */
export const renderFacts = (facts: object, screen: Screen = process.stdout): string[] => {
  const lines = Object.entries(facts).map(([name, value]) => [labelOf(name), factOf(name, value)] as const);
  const width = screen.isTTY === true ? Math.max(...lines.map(([label]) => label.length)) : 0;
  const part = screen.isTTY === true ? '  ' : '\t';
  return lines.map(([label, fact]) => `${label.padEnd(width)}${part}${fact}`);
};
