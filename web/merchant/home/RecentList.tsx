import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../shared/layout/Button.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { RecordRows } from '../../shared/list/RecordRows.tsx';
import type { RecordRow } from '../../shared/list/RecordRows.tsx';
import { WaitingRows } from '../../shared/list/WaitingRows.tsx';
import type { Page } from '../../shared/list/page-of.ts';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { useShellMessages } from '../kit/messages/use-shell-messages.ts';

/** Recent lists show the first five entries (specification, point 9). */
export const recentCount = 5;

interface RecentListProps<R> {
  readonly title: string;
  readonly all: { readonly to: string; readonly label: string };
  readonly query: UseQueryResult<Page<R>>;
  readonly failed: string;
  readonly empty: ReactNode;
  readonly row: (record: R) => RecordRow;
}

/** The newest few of a list, on the home page. */
export const RecentList = <R,>({ title, all, query, failed, empty, row }: RecentListProps<R>) => {
  const t = useShellMessages();
  const { data, error, refetch } = query;
  return (
    <Panel
      title={title}
      action={
        <ButtonLink to={all.to} variant="quiet" size="small" aria-label={all.label}>
          {t('merchant.home.all')}
        </ButtonLink>
      }
    >
      {error ? (
        <ErrorBanner error={error} fallback={failed} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <WaitingRows count={recentCount} />
      ) : data.rows.length === 0 ? (
        empty
      ) : (
        <RecordRows rows={data.rows.map(row)} />
      )}
    </Panel>
  );
};
