import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '../shared/layout/Button.tsx';
import { Panel } from '../shared/layout/Panel.tsx';
import type { IconName } from '../shared/icons/Icon.tsx';
import type { Column } from '../shared/list/DataTable.tsx';
import { ListFilters } from '../shared/list/ListFilters.tsx';
import type { Filter } from '../shared/list/ListFilters.tsx';
import type { ListState } from '../shared/list/list-state.ts';
import { RecordTable } from '../shared/list/RecordTable.tsx';
import type { RecordRow } from '../shared/list/RecordRows.tsx';
import { Pagination } from '../shared/list/Pagination.tsx';
import type { ChangeList } from '../shared/list/use-list-state.ts';
import type { Choice } from '../shared/form/SelectInput.tsx';
import { EmptyState } from '../shared/state/EmptyState.tsx';
import { ErrorBanner } from '../shared/state/ErrorBanner.tsx';
import type { Page } from '../shared/portal/portal-api.ts';
import { useShellMessages } from './messages/use-shell-messages.ts';

interface ListScreenProps<R> {
  readonly label: string;
  /** Shown above the list. */
  readonly title?: string;
  readonly query: UseQueryResult<Page<R>>;
  readonly columns: readonly Column<R>[];
  /** The compact form of a record, for phones. */
  readonly row: (record: R) => RecordRow;
  readonly list: ListState;
  readonly changeList: ChangeList;
  readonly statuses: readonly Choice[];
  /** Filters in addition to the status. */
  readonly choices?: readonly Filter[];
  readonly hasRanges?: boolean;
  readonly searchHint: string;
  readonly failed: string;
  readonly empty: { readonly icon: IconName; readonly title: string; readonly hint: string };
}

/** Filters, table and pagination of a list of the portal. */
export const ListScreen = <R extends { readonly id: number }>(props: ListScreenProps<R>) => {
  const { title, query, list, changeList, statuses, searchHint, failed } = props;
  const { choices = [], hasRanges } = props;
  const t = useShellMessages();
  return (
    <Panel {...(title === undefined ? {} : { title })}>
      <ListFilters
        list={list}
        changeList={changeList}
        searchHint={searchHint}
        choices={[{ name: 'status', label: t('merchant.payments.status'), choices: statuses }, ...choices]}
        hasRanges={hasRanges}
      />
      {query.error ? (
        <ErrorBanner error={query.error} fallback={failed} onRetry={() => void query.refetch()} />
      ) : (
        <>
          <RecordTable
            label={props.label}
            columns={props.columns}
            row={props.row}
            rows={query.data?.rows}
            empty={<Nothing {...props} />}
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

const Nothing = <R,>({ list, changeList, empty }: ListScreenProps<R>) => {
  const t = useShellMessages();
  return Object.keys(list.filters).length > 0 ? (
    <EmptyState icon="search" title={t('shared.list.noMatch')}>
      <Button onClick={() => changeList({ filters: {} })}>{t('shared.list.clear')}</Button>
    </EmptyState>
  ) : (
    <EmptyState {...empty} />
  );
};
