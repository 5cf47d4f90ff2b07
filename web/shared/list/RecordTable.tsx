import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './DataTable.tsx';
import { useIsCompact } from './list-place.ts';
import { RecordRows } from './RecordRows.tsx';
import type { RecordRow } from './RecordRows.tsx';
import { WaitingRows } from './WaitingRows.tsx';

interface RecordTableProps<R> extends Omit<DataTableProps<R>, 'rowKey' | 'expected' | 'rowTo'> {
  /** The compact form of a record, for phones and narrow places. */
  readonly row: (record: R) => RecordRow;
  /** Rows to draw while loading. */
  readonly expected: number;
}

/** Records with detail pages: a table of single lines, or compact rows; each row opens its record. */
export const RecordTable = <R,>({ row, ...table }: RecordTableProps<R>) => {
  const { label, rows, empty, expected } = table;
  if (!useIsCompact()) {
    const toOf = (record: R): string => row(record).to;
    return <DataTable {...table} rowKey={toOf} rowTo={toOf} />;
  }
  if (rows === undefined) return <WaitingRows count={expected} />;
  return rows.length === 0 ? empty : <RecordRows label={label} rows={rows.map(row)} />;
};
