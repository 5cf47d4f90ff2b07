import { Box } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { DataTable, ListContextProvider, useList, type RaRecord } from 'react-admin';
import { useIsPhone } from '../layout/use-is-phone.ts';

interface RowsProps<R extends RaRecord> {
  readonly rows: readonly R[];
  /** Columns of the table, on wide screens. */
  readonly children: ReactNode;
  /** Cards, on phones. */
  readonly cards: ReactElement;
}

/** All rows that belong to a record, in the server's order until a column is sorted. */
export const Rows = <R extends RaRecord>({ rows, children, cards }: RowsProps<R>) => {
  const isPhone = useIsPhone();
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <ListContextProvider value={useList<R>({ data: [...rows], perPage: Math.max(rows.length, 1) })}>
        {isPhone ? (
          cards
        ) : (
          <DataTable<R> bulkActionButtons={false} rowClick={false}>
            {children}
          </DataTable>
        )}
      </ListContextProvider>
    </Box>
  );
};
