import type { StatementColumns } from '#kernel/bank-statement.ts';
import type { BusinessDate } from '#kernel/business-date.ts';
import { UnreadableStatement, type StatementPlace } from '#modules/banking/domain/failures.ts';
import { readDay } from '#platform/imports/day-cells.ts';
import { readNumber, type NumberRule } from '#platform/imports/number-rule.ts';
import { textOf, type Cell } from '#platform/imports/table.ts';
import { amountAt, broken } from './values.ts';

/**
 * The day of a cell; a time behind it is left out. A year of four digits at the start shows its order itself.
 * @throws UnreadableStatement for another text
 */
export const dayAt = (
  place: StatementPlace,
  cell: Cell,
  order: StatementColumns['dateOrder'],
): BusinessDate => {
  const found = readDay(cell, order);
  if (found === null) throw broken(place, 'fields.statement-date', textOf(cell).trim());
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
