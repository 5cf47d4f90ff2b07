import { useIsPhone } from '../layout/use-is-phone.ts';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './DataTable.tsx';
import { RecordRows } from './RecordRows.tsx';
import type { RecordRow } from './RecordRows.tsx';
import { WaitingRows } from './WaitingRows.tsx';

interface RecordTableProps<R> extends Omit<DataTableProps<R>, 'rowKey' | 'expected'> {
  /** The compact form of a record, for phones. */
  readonly row: (record: R) => RecordRow;
  /** Rows to draw while loading. */
  readonly expected: number;
}

/** Records with detail pages: a table, or compact rows on a phone. */
export const RecordTable = <R extends { readonly id: number }>({ row, ...table }: RecordTableProps<R>) => {
  const { label, rows, empty, expected } = table;
  const isPhone = useIsPhone();
  if (!isPhone) return <DataTable {...table} rowKey={({ id }) => id} />;
  if (rows === undefined) return <WaitingRows count={expected} />;
  return rows.length === 0 ? empty : <RecordRows label={label} rows={rows.map(row)} />;
};
