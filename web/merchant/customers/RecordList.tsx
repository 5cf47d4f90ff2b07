import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '../../shared/layout/Button.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import type { IconName } from '../../shared/icons/Icon.tsx';
import type { Column } from '../../shared/list/DataTable.tsx';
import type { ListState } from '../../shared/list/list-state.ts';
import { Pagination } from '../../shared/list/Pagination.tsx';
import type { RecordRow } from '../../shared/list/RecordRows.tsx';
import { RecordTable } from '../../shared/list/RecordTable.tsx';
import type { ChangeList } from '../../shared/list/use-list-state.ts';
import type { Page } from '../../shared/list/page-of.ts';
import { ListFilters } from '../kit/lists/ListFilters.tsx';
import { ListMessages } from '../kit/lists/messages/list-messages.ts';
import { EmptyState } from '../../shared/state/EmptyState.tsx';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { useCustomerMessages } from './messages/customer-messages.ts';

interface RecordListProps<R> {
  readonly label: string;
  readonly searchHint: string;
  readonly failed: string;
  readonly empty: Readonly<{ icon: IconName; title: string; hint: string }>;
  readonly query: UseQueryResult<Page<R>>;
  readonly columns: readonly Column<R>[];
  /** The compact form of a record, for phones. */
  readonly row: (record: R) => RecordRow;
  readonly list: ListState;
  readonly changeList: ChangeList;
}

/** A list with a search and a filter by state: in use, archived or all. */
export const RecordList = <R extends { readonly id: number }>(props: RecordListProps<R>) => {
  const { label, searchHint, failed, empty, query, columns, row, list, changeList } = props;
  const t = useCustomerMessages();
  const states = (['ARCHIVED', 'ALL'] as const).map((value) => ({
    value,
    label: t(`customer.states.${value}`),
  }));
  const nothing =
    Object.keys(list.filters).length > 0 ? (
      <EmptyState icon="search" title={t('shared.list.noMatch')}>
        <Button onClick={() => changeList({ filters: {} })}>{t('shared.list.clear')}</Button>
      </EmptyState>
    ) : (
      <EmptyState {...empty} />
    );
  return (
    <Panel title={label}>
      <ListMessages>
        <ListFilters
          list={list}
          changeList={changeList}
          searchHint={searchHint}
          choices={[
            { name: 'state', label: t('customer.state'), choices: states, none: t('customer.states.IN_USE') },
          ]}
        />
      </ListMessages>
      {query.error ? (
        <ErrorBanner error={query.error} fallback={failed} onRetry={() => void query.refetch()} />
      ) : (
        <>
          <RecordTable
            label={label}
            columns={columns}
            row={row}
            rows={query.data?.rows}
            empty={nothing}
            list={list}
            changeList={changeList}
            expected={list.size}
          />
          <Pagination list={list} changeList={changeList} total={query.data?.total} />
        </>
      )}
    </Panel>
  );
};
