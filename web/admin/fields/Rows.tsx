import type { ReactNode } from 'react';
import { DataTable, ListContextProvider, useList, type RaRecord } from 'react-admin';
import classes from './Rows.module.css';

interface RowsProps<R extends RaRecord> {
  readonly rows: readonly R[];
  /** Columns. */
  readonly children: ReactNode;
}

/** What belongs to a record, all of it, in the order in which it came until a column is chosen. */
export const Rows = <R extends RaRecord>({ rows, children }: RowsProps<R>) => (
  <div className={classes['rows']}>
    <ListContextProvider value={useList<R>({ data: [...rows], perPage: Math.max(rows.length, 1) })}>
      <DataTable<R> bulkActionButtons={false} rowClick={false}>
        {children}
      </DataTable>
    </ListContextProvider>
  </div>
);
