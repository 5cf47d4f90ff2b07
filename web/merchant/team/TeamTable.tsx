import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Panel } from '../../shared/layout/Panel.tsx';
import { DataTable, type Column } from '../../shared/list/DataTable.tsx';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';

interface TeamTableProps<R> {
  readonly title: string;
  readonly query: UseQueryResult<readonly R[]>;
  readonly failed: string;
  readonly columns: readonly Column<R>[];
  readonly rowKey: (row: R) => string | number;
  readonly empty: ReactNode;
}

/** A panel of the team page with a table of all rows, or the error. */
export const TeamTable = <R,>({ title, query, failed, ...table }: TeamTableProps<R>) => (
  <Panel title={title}>
    {query.error ? (
      <ErrorBanner error={query.error} fallback={failed} onRetry={() => void query.refetch()} />
    ) : (
      <DataTable {...table} label={title} rows={query.data} expected={2} />
    )}
  </Panel>
);
