import { statementFields, type StatementColumns, type StatementField } from '#kernel/bank-statement.ts';
import type { StatementLine } from '#modules/banking/domain/statement.ts';
import type { ReadColumns } from '#platform/imports/columns.ts';
import { textOf, type Cell, type TableRow } from '#platform/imports/table.ts';
import { takeTurns } from '#platform/imports/turns.ts';
import { isBalance, isDirectionHeading, isNotBooked, isStateHeading, isTotal } from './table-headings.ts';
import { dayAt, directionOf, noColumn, tableAmountAt, type TableAmount } from './table-values.ts';
import { broken, ibanOf, lineOf, needed } from './values.ts';

/** The columns of a file whose fields a person has named, by their place. */
export type NamedColumns = Readonly<{
  read: ReadColumns;
  named: StatementColumns;
  places: ReadonlyMap<StatementField, Readonly<{ place: number; name: string; currency: string | null }>>;
  state: number | null;
  direction: number | null;
}>;

/** Finds each named column. @throws UnreadableStatement that names the first one that the file lacks */
export const placeColumns = (read: ReadColumns, named: StatementColumns): NamedColumns => {
  const found = statementFields.flatMap((field) => {
    const name = named.columns[field];
    if (name === undefined) return [];
    const column = read.columns.find((one) => one.name === name);
    if (column === undefined) throw noColumn(read.headRow, name);
    return [[field, column] as const];
  });
  const taken = new Set(found.map(([, { place }]) => place));
  const other = (is: (heading: string) => boolean): number | null =>
    read.columns.find(({ name, place }) => !taken.has(place) && is(name))?.place ?? null;
  return {
    read,
    named,
    places: new Map(found),
    state: other(isStateHeading),
    direction: other(isDirectionHeading),
  };
};

type Amount = Readonly<{ minor: number; currency: string | null; isReversal: boolean }>;

/** Reads the cells of one row. */
const rowReader = (columns: NamedColumns, { row, cells }: TableRow) => {
  const { places, named } = columns;
  const cellOf = (field: StatementField): Cell => cells[places.get(field)?.place ?? -1] ?? '';
  const placeOf = (field: StatementField) => ({ row, what: places.get(field)?.name ?? field });
  const amountOf = (field: StatementField): TableAmount | null =>
    cellOf(field) === '' ? null : tableAmountAt(placeOf(field), cellOf(field), named.decimalMark);
  const textAt = (place: number | null): string => (place === null ? '' : textOf(cells[place] ?? '').trim());
  return { cellOf, placeOf, amountOf, textAt, text: (field: StatementField) => textOf(cellOf(field)) };
};
type RowReader = ReturnType<typeof rowReader>;

/** A direction beside the amount decides; without it the sign does. */
const signedAmount = (reader: RowReader, columns: NamedColumns): Amount | null => {
  const amount = reader.amountOf('amount');
  if (amount === null) return null;
  const direction = amount.direction ?? directionOf(reader.textAt(columns.direction));
  const minor = direction === null ? amount.minor : direction * Math.abs(amount.minor);
  return { minor, currency: amount.currency, isReversal: false };
};

/** Incoming and outgoing money in columns of their own; below zero an earlier booking is taken back. */
const twoColumnAmount = (reader: RowReader, areDebitsNegative: boolean): Amount | null => {
  const [credit, debit] = [reader.amountOf('credit'), reader.amountOf('debit')];
  if (credit === null && debit === null) return null;
  const [incoming, given] = [credit?.minor ?? 0, debit?.minor ?? 0];
  if (incoming !== 0 && given !== 0)
    throw broken(reader.placeOf('debit'), 'fields.statement-value', reader.text('debit'));
  const out = areDebitsNegative ? -given : given;
  const currency = credit?.currency ?? debit?.currency ?? null;
  return { minor: incoming - out, currency, isReversal: incoming < 0 || out < 0 };
};

/** Some banks write all outgoing amounts below zero: then the sign says nothing more. */
const debitsAreNegative = (columns: NamedColumns): boolean => {
  const place = columns.places.get('debit')?.place;
  if (place === undefined) return false;
  const given = columns.read.rows
    .map(({ cells }) => textOf(cells[place] ?? '').trim())
    .filter((one) => /[1-9]/.test(one));
  return given.length > 0 && given.every((one) => /^[(−–-]|-$/.test(one));
};

const hasTotal = ({ cells }: TableRow): boolean =>
  cells.some((cell) => typeof cell === 'string' && isTotal(cell));

/** Whether a row is none of the movements: a sum, the head of the next page, or a row without day and amount. */
const isPassedOver = (reader: RowReader, row: TableRow, columns: NamedColumns): boolean => {
  const day = textOf(reader.cellOf('bookedOn'));
  if (day !== '') return isTotal(day) || day === columns.places.get('bookedOn')?.name;
  return (
    hasTotal(row) || (['amount', 'credit', 'debit'] as const).every((field) => reader.cellOf(field) === '')
  );
};

/** Whether a row with a day tells a balance: it says so in a cell, and names no other side. */
const isBalanceRow = (reader: RowReader, { cells }: TableRow): boolean =>
  reader.text('name') + reader.text('iban') === '' &&
  cells.some((cell) => typeof cell === 'string' && isBalance(cell));

const currencyOf = (reader: RowReader, otherwise: string): string => {
  const text = reader.text('currency').trim().toUpperCase();
  if (text === '') return otherwise;
  if (!/^[A-Z]{3}$/.test(text)) throw broken(reader.placeOf('currency'), 'fields.statement-value', text);
  return text;
};

/** A movement; null for one of nothing. */
const lineOfRow = (
  reader: RowReader,
  columns: NamedColumns,
  given: Readonly<{ amount: Amount | null; currency: string }>,
): StatementLine | null => {
  const { places, named } = columns;
  const field = places.has('amount') ? 'amount' : places.has('credit') ? 'credit' : 'debit';
  const { minor, isReversal, currency } = needed(reader.placeOf(field), given.amount);
  const bookedOn = dayAt(reader.placeOf('bookedOn'), reader.cellOf('bookedOn'), named.dateOrder);
  const value = reader.cellOf('valueOn');
  if (minor === 0) return null;
  return {
    bookedOn,
    valueOn: value === '' ? null : dayAt(reader.placeOf('valueOn'), value, named.dateOrder),
    amountMinor: minor,
    currency: currencyOf(reader, currency ?? places.get(field)?.currency ?? given.currency),
    name: lineOf(reader.text('name')),
    iban: ibanOf(reader.text('iban')),
    endToEnd: lineOf(reader.text('endToEnd')),
    text: lineOf(reader.text('text')),
    bankRef: lineOf(reader.text('bankReference')),
    isReversal,
  };
};

/** The movements of a table, and how many are not booked. @param currency of rows that name none */
export const readTableRows = async (
  columns: NamedColumns,
  currency: string,
): Promise<Readonly<{ lines: readonly StatementLine[]; pending: number }>> => {
  const turn = takeTurns();
  const areDebitsNegative = debitsAreNegative(columns);
  const lines: StatementLine[] = [];
  let pending = 0;
  for (const row of columns.read.rows) {
    await turn();
    const reader = rowReader(columns, row);
    if (isPassedOver(reader, row, columns) || isBalanceRow(reader, row)) continue;
    if (isNotBooked(reader.textAt(columns.state))) {
      pending += 1;
      continue;
    }
    const amount = columns.places.has('amount')
      ? signedAmount(reader, columns)
      : twoColumnAmount(reader, areDebitsNegative);
    const line = lineOfRow(reader, columns, { amount, currency });
    if (line !== null) lines.push(line);
  }
  return { lines, pending };
};
