import { styleText } from 'node:util';

type Cell = string | number | boolean | null | undefined;
/** Cells of a row by column heading. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

// Text typed by strangers must neither control the terminal nor break the rows of a pipe.
const printable = (cell: Cell): string => String(cell ?? '-').replace(/\p{Cc}+/gu, ' ');

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

const factOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : printable(value as Cell);

/** One fact a line, named as in the contract. */
export const renderFacts = (facts: object, screen: Screen = process.stdout): string[] => {
  const width = screen.isTTY === true ? Math.max(...Object.keys(facts).map(({ length }) => length)) : 0;
  const part = screen.isTTY === true ? '  ' : '\t';
  return Object.entries(facts).map(([name, value]) => `${name.padEnd(width)}${part}${factOf(value)}`);
};
