import type { StatementColumns } from '#kernel/bank-statement.ts';
import type { BusinessDate } from '#kernel/business-date.ts';
import { UnreadableStatement, type StatementPlace } from '#modules/banking/domain/failures.ts';
import { readNumber, type NumberRule } from '#platform/imports/number-rule.ts';
import { textOf, type Cell } from '#platform/imports/table.ts';
import { amountAt, broken, dayOf } from './values.ts';

/** Days from 30 December 1899, as a workbook counts them, between 1954 and 2119. */
const isSerialDay = (cell: Cell): cell is number =>
  typeof cell === 'number' && cell > 20_000 && cell < 80_000;
const serialDay = (cell: number): string =>
  new Date(Date.UTC(1899, 11, 30 + Math.floor(cell))).toISOString().slice(0, 10);

const grouped = /^(\d{1,2}|\d{4})[./\-\s]\s?(\d{1,2})[./\-\s]\s?(\d{4}|\d{2})(?!\d)/;
const compact = /^(\d{4})(\d{2})(\d{2})(?!\d)/;
const places = { DMY: [2, 1, 0], MDY: [2, 0, 1], YMD: [0, 1, 2] } as const;

/** Whether a cell looks like a day, in whatever order. */
export const looksLikeDay = (cell: Cell): boolean =>
  cell instanceof Date || grouped.test(textOf(cell)) || compact.test(textOf(cell));

/**
 * The day of a cell; a time behind it is left out. A year of four digits at the start shows its order itself.
 * @throws UnreadableStatement for another text
 */
export const dayAt = (
  place: StatementPlace,
  cell: Cell,
  order: StatementColumns['dateOrder'],
): BusinessDate => {
  const text = isSerialDay(cell) ? serialDay(cell) : textOf(cell).trim();
  const parts = (grouped.exec(text) ?? compact.exec(text) ?? []).slice(1);
  const [year, month, day] = places[parts[0]?.length === 4 ? 'YMD' : order];
  const found = parts.length === 0 ? null : dayOf(parts[year]!, parts[month]!, parts[day]!);
  if (found === null) throw broken(place, 'fields.statement-date', text);
  return found;
};

const incoming = /^(?:c|cr|crdt|credit|кт|к|кредит|in|incoming|входящ|приход|\+)$/i;
const outgoing = /^(?:d|dr|dt|dbit|debit|дт|д|дебит|out|outgoing|изходящ|разход|-)$/i;
/** The direction that a cell or a mark beside an amount names; null for another text. */
export const directionOf = (text: string): 1 | -1 | null => {
  if (incoming.test(text)) return 1;
  return outgoing.test(text) ? -1 : null;
};

const marks = '(?:CR|DR|DT|КТ|ДТ)';
const markBefore = new RegExp(`^(${marks})\\.?\\s*(?=[-+\\d(])`, 'i');
const markAfter = new RegExp(`(?<=[\\d)\\s])(${marks})\\.?$`, 'i');

/** An amount with its sign, and what the cell says of currency and direction. */
export type TableAmount = Readonly<{ minor: number; currency: string | null; direction: 1 | -1 | null }>;

/** @throws UnreadableStatement for a cell that is no number by the account's mark, and for more than two decimals */
export const tableAmountAt = (
  place: StatementPlace,
  cell: Cell,
  decimalMark: StatementColumns['decimalMark'],
): TableAmount => {
  const mark = decimalMark === 'COMMA' ? ',' : '.';
  const rule: NumberRule = { basis: 'CHOSEN', mark, shownBy: {}, examples: [] };
  const text = typeof cell === 'string' ? cell.trim().slice(0, 100) : '';
  const found = markBefore.exec(text)?.[1] ?? markAfter.exec(text)?.[1];
  const bare = text.replace(markBefore, '').replace(markAfter, '').trim();
  const read = readNumber(typeof cell === 'string' ? bare : cell, rule);
  if ('code' in read) throw broken(place, 'fields.statement-amount', textOf(cell));
  const isNegative = read.number.startsWith('-');
  const minor = amountAt(place, isNegative ? read.number.slice(1) : read.number);
  return {
    minor: isNegative ? -minor : minor,
    currency: read.currency,
    direction: found === undefined ? null : directionOf(found),
  };
};

/** @throws UnreadableStatement that names the column */
export const noColumn = (row: number, what: string): UnreadableStatement =>
  new UnreadableStatement({ row, what }, 'fields.statement-column');
