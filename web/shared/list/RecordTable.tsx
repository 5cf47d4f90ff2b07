import { useIsPhone } from '../layout/use-is-phone.ts';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './DataTable.tsx';
import { RecordRows } from './RecordRows.tsx';
import type { RecordRow } from './RecordRows.tsx';
import { WaitingRows } from './WaitingRows.tsx';

interface RecordTableProps<R> extends Omit<DataTableProps<R>, 'rowKey' | 'expected'> {
  /** What a record says on a phone, in two lines. */
  readonly row: (record: R) => RecordRow;
  /** Rows to draw while loading. */
  readonly expected: number;
}

/** Records that have pages of their own: a table, or on a phone a list with two lines for each. */
export const RecordTable = <R extends { readonly id: number }>({ row, ...table }: RecordTableProps<R>) => {
  const { label, rows, empty, expected } = table;
  const isPhone = useIsPhone();
  if (!isPhone) return <DataTable {...table} rowKey={({ id }) => id} />;
  if (rows === undefined) return <WaitingRows count={expected} />;
  return rows.length === 0 ? empty : <RecordRows label={label} rows={rows.map(row)} />;
};
