import type { ReactNode } from 'react';
import { DataTable, ListContextProvider, useList, type RaRecord } from 'react-admin';
import classes from './Rows.module.css';

interface RowsProps<R extends RaRecord> {
  readonly label: string;
  readonly rows: readonly R[];
  /** Columns. */
  readonly children: ReactNode;
}

/** What belongs to a record, all of it in the order in which it came. */
export const Rows = <R extends RaRecord>({ label, rows, children }: RowsProps<R>) => (
  // Wider than a phone it is scrolled, which needs the focus.
  <div className={classes['rows']} role="region" aria-label={label} tabIndex={0}>
    <ListContextProvider value={useList<R>({ data: [...rows], perPage: Math.max(rows.length, 1) })}>
      <DataTable<R> bulkActionButtons={false} rowClick={false}>
        {children}
      </DataTable>
    </ListContextProvider>
  </div>
);
