import type { BusinessDate } from '#kernel/business-date.ts';
import { UnreadableStatement } from '#modules/banking/domain/failures.ts';
import type { Statement, StatementLine } from '#modules/banking/domain/statement.ts';
import { dayOf } from '#platform/imports/day-cells.ts';
import { countMovements, daysOf } from './movements.ts';
import { accountOf, amountAt, broken, ibanOf, joinedLine, lineOf, needed } from './values.ts';

/** Columns without which nothing is read. */
const neededColumns = ['IBAN_S', 'POST_DATE', 'AMOUNT_D', 'AMOUNT_C'] as const;
/** Columns of the detailed statement; the short one lacks them, and its movements find no document. */
const detailColumns = ['NAME_R', 'REM_I', 'REM_II', 'REFERENCE', 'IBAN_R'] as const;
const otherColumns = ['OPEN_BALANCE', 'CLOSE_BALANCE'] as const;
const columns = [...neededColumns, ...detailColumns, ...otherColumns];

export type UbbColumn = (typeof columns)[number];
/** Whether the name is one of the columns, in capital letters. */
export const isUbbColumn = (name: string): name is UbbColumn => (columns as readonly string[]).includes(name);

/** A movement as the file has it. */
export type UbbRow = Readonly<{ row: number; cells: Readonly<Partial<Record<UbbColumn, string>>> }>;

/** @throws UnreadableStatement that asks for the detailed statement */
const mustBeDetailed = ({ row, cells }: UbbRow): void => {
  for (const what of neededColumns) needed({ row, what }, cells[what] === undefined ? null : true);
  const missing = detailColumns.filter((name) => cells[name] === undefined);
  if (missing.length > 0)
    throw new UnreadableStatement({ row, what: missing.join(', ') }, 'fields.statement-detailed');
};

/** `123,456.05`, also below zero. */
const minorIn = ({ row, cells }: UbbRow, what: UbbColumn): number => {
  const text = (cells[what] ?? '').replaceAll(/[\s,]/gu, '');
  if (text === '') return 0;
  return text.startsWith('-') ? -amountAt({ row, what }, text.slice(1)) : amountAt({ row, what }, text);
};

const postedOn = ({ row, cells }: UbbRow): BusinessDate => {
  const place = { row, what: 'POST_DATE' };
  const text = needed(place, cells.POST_DATE?.trim());
  const [, day, month, year] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})\b/.exec(text) ?? [];
  const date = day === undefined ? null : dayOf(year!, month!, day);
  if (date === null) throw broken(place, 'fields.statement-date', text);
  return date;
};

/** A movement; an amount below zero takes an earlier booking of its column back. */
const lineOfRow = (row: UbbRow, currency: string): StatementLine => {
  const [credit, debit] = [minorIn(row, 'AMOUNT_C'), minorIn(row, 'AMOUNT_D')];
  if (credit !== 0 && debit !== 0)
    throw broken({ row: row.row, what: 'AMOUNT_D, AMOUNT_C' }, 'fields.statement-value');
  return {
    bookedOn: postedOn(row),
    valueOn: null,
    amountMinor: credit - debit,
    currency,
    name: lineOf(row.cells.NAME_R),
    iban: ibanOf(row.cells.IBAN_R),
    endToEnd: null,
    text: joinedLine([row.cells.REM_I, row.cells.REM_II]),
    bankRef: lineOf(row.cells.REFERENCE),
    isReversal: credit < 0 || debit < 0,
  };
};

/** The balance before the first row and that behind the last one; null where the file has none. */
const balanceIn = (row: UbbRow, what: 'OPEN_BALANCE' | 'CLOSE_BALANCE'): number | null =>
  (row.cells[what] ?? '').trim() === '' ? null : minorIn(row, what);

const statementOf = (
  format: 'UBB_XML' | 'UBB_TXT',
  iban: string,
  rows: readonly UbbRow[],
  currency: string,
): Statement => {
  const lines = rows.map((row) => lineOfRow(row, currency)).filter(({ amountMinor }) => amountMinor !== 0);
  const { first, last } = daysOf(lines);
  return {
    format,
    iban,
    currency,
    statementRef: null,
    from: first,
    to: last,
    openingMinor: balanceIn(rows[0]!, 'OPEN_BALANCE'),
    closingMinor: balanceIn(rows.at(-1)!, 'CLOSE_BALANCE'),
    lines,
    pending: 0,
  };
};

/**
 * The statements of a file of United Bulgarian Bank, one for each account.
 * @param currency of the account: the file does not name it
 */
export const ubbStatements = (
  format: 'UBB_XML' | 'UBB_TXT',
  rows: readonly UbbRow[],
  currency: string,
): readonly Statement[] => {
  countMovements()(rows.length);
  const byAccount = Map.groupBy(rows, (row) => {
    mustBeDetailed(row);
    const place = { row: row.row, what: 'IBAN_S' };
    return needed(place, accountOf(row.cells.IBAN_S));
  });
  return [...byAccount].map(([iban, its]) => statementOf(format, iban, its, currency));
};
