import { useFormContext, useWatch } from 'react-hook-form';
import {
  statementFields,
  type ImportedStatement,
  type StatementColumns,
  type StatementField,
} from '#contract/banking/bank-statements.ts';

/** A column of a table, with a few of its texts. */
export type TableColumn = NonNullable<ImportedStatement['columns']>[number];

/** The form that names the columns. */
export interface ColumnValues {
  accountId: string;
  /** By the place of the column; empty for one that is left out (null in react-admin's forms). */
  fields: (string | null)[];
  decimalMark: StatementColumns['decimalMark'];
  dateOrder: StatementColumns['dateOrder'];
}

const isField = (text: string): text is StatementField =>
  (statementFields as readonly string[]).includes(text);

/** „1.234,56“ and „-12,50“ have a comma before the cents; without such a sample it is the point. */
const guessedMark = (columns: readonly TableColumn[]): StatementColumns['decimalMark'] =>
  columns.some(({ samples }) => samples.some((text) => /^[-+]?[\d\s.]*\d,\d{1,2}$/.test(text.trim())))
    ? 'COMMA'
    : 'POINT';

/** A day first unless the samples begin with a year. */
const guessedOrder = (columns: readonly TableColumn[]): StatementColumns['dateOrder'] =>
  columns
    .filter(({ field }) => field === 'bookedOn' || field === 'valueOn')
    .some(({ samples }) => samples.some((text) => /^\d{4}\D/.test(text.trim())))
    ? 'YMD'
    : 'DMY';

/** What the columns seem to be, to begin with. @param accountId null: to be chosen */
export const guessedColumns = (columns: readonly TableColumn[], accountId: number | null): ColumnValues => ({
  accountId: String(accountId ?? ''),
  fields: columns.map(({ field }) => field ?? ''),
  decimalMark: guessedMark(columns),
  dateOrder: guessedOrder(columns),
});

/** The body of `PUT /bank/accounts/:id`. */
export const bodyOfColumns = (
  columns: readonly TableColumn[],
  { fields, decimalMark, dateOrder }: ColumnValues,
) => ({
  columns: {
    columns: Object.fromEntries(
      columns.flatMap(({ name }, place) => {
        const field = fields[place] ?? '';
        return isField(field) ? [[field, name]] : [];
      }),
    ) as StatementColumns['columns'],
    decimalMark,
    dateOrder,
  },
});

/** Why the columns of the form cannot be read; undefined when they can. */
export const useColumnsProblem = (): 'needs' | 'twice' | undefined => {
  const { control } = useFormContext<ColumnValues>();
  const named = useWatch<ColumnValues, 'fields'>({ name: 'fields', control }).filter(
    (field) => field !== null && field !== '',
  );
  if (new Set(named).size < named.length) return 'twice';
  const hasAmount = named.includes('amount') || (named.includes('credit') && named.includes('debit'));
  return named.includes('bookedOn') && hasAmount ? undefined : 'needs';
};
