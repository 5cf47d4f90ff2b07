import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ListState } from '../../../shared/list/list-state.ts';
import { Pagination } from '../../../shared/list/Pagination.tsx';
import type { ChangeList } from '../../../shared/list/use-list-state.ts';
import { ErrorBanner } from '../../../shared/state/ErrorBanner.tsx';

interface PagedProps {
  readonly query: Pick<UseQueryResult, 'error' | 'refetch'>;
  readonly failed: string;
  readonly list: ListState;
  readonly changeList: ChangeList;
  /** Undefined while loading. */
  readonly total: number | undefined;
  /** A short list has one page. */
  readonly hasPages?: boolean;
  readonly children: ReactNode;
}

/** Rows of one page above the choice of the page, or why there are none. */
export const Paged = ({ query, failed, list, changeList, total, hasPages = true, children }: PagedProps) =>
  query.error ? (
    <ErrorBanner error={query.error} fallback={failed} onRetry={() => void query.refetch()} />
  ) : (
    <>
      {children}
      {hasPages && <Pagination list={list} changeList={changeList} total={total} />}
    </>
  );
