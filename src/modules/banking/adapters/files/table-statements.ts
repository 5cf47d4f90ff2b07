import { isValidIBAN } from 'ibantools';
import { mostStatementLines } from '#contract/banking/bank-statements.ts';
import { statementFields, type StatementField } from '#kernel/bank-statement.ts';
import { UnknownStatementFormat, UnreadableStatement } from '#modules/banking/domain/failures.ts';
import type { ReadFile, ReadOptions, Statement, UnnamedTable } from '#modules/banking/domain/statement.ts';
import { readColumns, type ReadColumn, type ReadColumns } from '#platform/imports/columns.ts';
import { looksLikeDay } from '#platform/imports/day-cells.ts';
import { readNumberCell } from '#platform/imports/number-cells.ts';
import { readTable } from '#platform/imports/read-table.ts';
import { textOf, UnreadableTable, type Table } from '#platform/imports/table.ts';
import { daysOf, tooLarge } from './movements.ts';
import { statementHeadings } from './table-headings.ts';
import { placeColumns, readTableRows } from './table-rows.ts';
import { broken } from './values.ts';

/** Titles above the head, sums and balances beside the movements. */
const otherRows = 200;

const refusalOf = (error: UnreadableTable): Error => {
  const { code, params, row } = error;
  if (['fields.import-rows', 'fields.import-unpacked', 'fields.import-workbook-too-large'].includes(code))
    return tooLarge();
  return /-(?:broken|row-too-long|columns|cell-too-long)$/.test(code)
    ? new UnreadableStatement({ row, what: 'CSV, XLSX' }, code, params)
    : new UnknownStatementFormat({ code, params });
};

const tableOf = async (bytes: Uint8Array, turn: string): Promise<Table> => {
  try {
    return await readTable(bytes, { mostRows: mostStatementLines + otherRows, worksheet: null, turn });
  } catch (error) {
    throw error instanceof UnreadableTable ? refusalOf(error) : error;
  }
};

/** The account that stands above the head: `Сметка: BG80…`; null when there is none or more than one. */
const accountAbove = ({ rows }: Table, headRow: number): string | null => {
  const words = rows
    .filter(({ row }) => row < headRow)
    .flatMap(({ cells }) => cells.flatMap((cell) => textOf(cell).split(/[\s:;,/]+/u)));
  const found = new Set(words.map((word) => word.toUpperCase()).filter((word) => isValidIBAN(word)));
  return found.size === 1 ? [...found][0]! : null;
};

const areDays = ({ samples }: ReadColumn): boolean => samples.length > 0 && samples.every(looksLikeDay);
const areAmounts = ({ samples, field }: ReadColumn): boolean =>
  samples.length > 0 &&
  samples.every((sample) => {
    const bare = sample.replace(/\s*(?:CR|DR)$/i, '');
    const isKnown = field === 'amount' || field === 'credit' || field === 'debit';
    return readNumberCell(bare) !== null && (isKnown || /[.,]\d{1,2}(?!\d)/.test(bare));
  });

/** What a column seems to be, where its values allow it; the first of two alike. */
const guessOf = (column: ReadColumn, columns: readonly ReadColumn[]): StatementField | null => {
  const field = column.field as StatementField | null;
  if (field === null || columns.find((one) => one.field === field) !== column) return null;
  if (field === 'bookedOn' || field === 'valueOn') return areDays(column) ? field : null;
  if (field === 'credit' || field === 'debit')
    return column.samples.length === 0 || areAmounts(column) ? field : null;
  return field === 'amount' && !areAmounts(column) ? null : field;
};

/** @throws UnknownStatementFormat for a table without a column of days and one of amounts */
const unnamed = (format: UnnamedTable['format'], iban: string | null, { columns }: ReadColumns): ReadFile => {
  const days = columns.filter(areDays);
  const isStatement = columns.some((column) => areAmounts(column) && days.some((one) => one !== column));
  if (!isStatement) throw new UnknownStatementFormat();
  const shown = columns.map((column) => {
    const { name, samples } = column;
    return { name, samples, field: guessOf(column, columns) };
  });
  return { kind: 'UNNAMED_TABLE', table: { format, iban, columns: shown } };
};

/** @throws UnreadableStatement for movements in two currencies: a statement is of one account */
const oneCurrency = (lines: Statement['lines']): string | null => {
  const other = lines.find(({ currency }) => currency !== lines[0]!.currency);
  if (other !== undefined)
    throw broken({ row: 1, what: lines[0]!.currency }, 'fields.statement-currency', other.currency);
  return lines[0]?.currency ?? null;
};

/**
 * Reads a table of movements, CSV or a workbook. Until a person has named its columns, it only answers what they seem to
 * be: two banks mean different things by one heading.
 */
export const readTableStatements = async (bytes: Uint8Array, options: ReadOptions): Promise<ReadFile> => {
  const table = await tableOf(bytes, options.turn);
  const format = table.format.kind;
  const named = options.columns;
  const { bookedOn, amount, credit, debit } = named?.columns ?? {};
  if (named === null || bookedOn === undefined || (amount ?? credit ?? debit) === undefined) {
    const read = readColumns(table, {
      headings: statementHeadings,
      fields: statementFields,
      instead: [],
      choice: {},
    });
    return unnamed(format, accountAbove(table, read.headRow), read);
  }
  const choice = Object.fromEntries(
    Object.entries(named.columns).flatMap(([field, name]) => (name === undefined ? [] : [[name, field]])),
  );
  const read = readColumns(table, { headings: new Map(), fields: statementFields, instead: [], choice });
  const { lines, pending } = await readTableRows(placeColumns(read, named), options.currency);
  if (lines.length + pending > mostStatementLines) throw tooLarge();
  const { first: from, last: to } = daysOf(lines);
  const statement: Statement = {
    format,
    iban: accountAbove(table, read.headRow),
    currency: oneCurrency(lines),
    statementRef: null,
    from,
    to,
    openingMinor: null,
    closingMinor: null,
    lines,
    pending,
  };
  return { kind: 'STATEMENTS', statements: [statement] };
};
