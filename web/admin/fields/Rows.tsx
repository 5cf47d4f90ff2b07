import { Box } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { DataTable, ListContextProvider, useList, type RaRecord } from 'react-admin';
import { useIsPhone } from '../use-is-phone.ts';

interface RowsProps<R extends RaRecord> {
  readonly rows: readonly R[];
  /** Columns: at a desk. */
  readonly children: ReactNode;
  /** On a phone. */
  readonly cards: ReactElement;
}

/** What belongs to a record, all of it, in the order in which it came until a column is chosen. */
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
