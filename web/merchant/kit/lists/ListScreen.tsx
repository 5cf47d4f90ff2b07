import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Choice } from '../../../shared/form/SelectInput.tsx';
import type { IconName } from '../../../shared/icons/Icon.tsx';
import { Button } from '../../../shared/layout/Button.tsx';
import { Panel } from '../../../shared/layout/Panel.tsx';
import type { Column } from '../../../shared/list/DataTable.tsx';
import { useIsCompact } from '../../../shared/list/list-place.ts';
import { listStateOf, searchParamsOf } from '../../../shared/list/list-state.ts';
import type { ListSettings, ListState } from '../../../shared/list/list-state.ts';
import { Pagination } from '../../../shared/list/Pagination.tsx';
import { RecordTable } from '../../../shared/list/RecordTable.tsx';
import type { RecordRow } from '../../../shared/list/RecordRows.tsx';
import type { ChangeList } from '../../../shared/list/use-list-state.ts';
import type { ListCounts } from '../../../shared/list/page-of.ts';
import type { Page } from '../../../shared/list/page-of.ts';
import { EmptyState } from '../../../shared/state/EmptyState.tsx';
import { ErrorBanner } from '../../../shared/state/ErrorBanner.tsx';
import { ColumnChooser, shownColumns } from './ColumnChooser.tsx';
import { ListFilters } from './ListFilters.tsx';
import type { Filter } from './ListFilters.tsx';
import { ListIcon } from './ListIcon.tsx';
import classes from './ListScreen.module.css';
import { ListTotals } from './ListTotals.tsx';
import type { ListTotal } from './ListTotals.tsx';
import { ListMessages, useListMessages } from './messages/list-messages.ts';
import { Popover } from './Popover.tsx';
import { SavedViews } from './SavedViews.tsx';
import { StatusTabs } from './StatusTabs.tsx';
import { useStoredList } from './stored-list.ts';

interface ListScreenProps<R> {
  /** Under this name the browser remembers columns and views. */
  readonly name: string;
  readonly label: string;
  readonly settings: ListSettings;
  readonly query: UseQueryResult<Page<R>>;
  readonly columns: readonly Column<R>[];
  /** The compact form of a record, for phones. */
  readonly row: (record: R) => RecordRow;
  readonly list: ListState;
  readonly changeList: ChangeList;
  /** The tabs. */
  readonly statuses: readonly Choice[];
  readonly counts?: ListCounts | undefined;
  readonly totals?: readonly ListTotal[];
  /** Filters in addition to the status. */
  readonly choices?: readonly Filter[];
  readonly hasRanges?: boolean;
  readonly searchHint: string;
  readonly failed: string;
  readonly empty: Readonly<{ icon: IconName; title: string; hint: string; action?: ReactNode }>;
}

/** Tabs, filters, totals, table and pagination of a list of the portal. */
export const ListScreen = <R extends { readonly id: number }>(props: ListScreenProps<R>) => (
  <ListMessages>
    <Screen {...props} />
  </ListMessages>
);

const Screen = <R extends { readonly id: number }>(props: ListScreenProps<R>) => {
  const { list, changeList, totals, query } = props;
  const isCompact = useIsCompact();
  const [stored, store] = useStoredList(props.name);
  const search = searchParamsOf({ ...list, page: 0 }, props.settings).toString();
  const views = (
    <SavedViews
      views={stored.views}
      search={search}
      onApply={(chosen) => changeList(listStateOf(new URLSearchParams(chosen), props.settings))}
      onChange={(changed) => store({ views: changed })}
    />
  );
  // A list without any record shows the next step instead of zeros.
  const isNew = query.data?.total === 0 && Object.keys(list.filters).length === 0;
  const columns = shownColumns(props.columns, stored.columns);
  return (
    <div className={classes['screen']}>
      <Panel>
        <div className={classes['head']}>
          <StatusTabs {...props} counts={props.counts} />
          {!isCompact && (
            <div className={classes['tools']}>
              <ViewsButton>{views}</ViewsButton>
              <ColumnChooser
                columns={props.columns}
                chosen={stored.columns}
                onChoose={(chosen) => store({ columns: chosen })}
              />
            </div>
          )}
        </div>
        <ListFilters
          list={list}
          changeList={changeList}
          searchHint={props.searchHint}
          choices={props.choices ?? []}
          hasRanges={props.hasRanges}
          more={views}
        />
        {totals && !isNew && <ListTotals totals={totals} />}
        <Rows {...props} columns={columns} />
      </Panel>
    </div>
  );
};

const ViewsButton = ({ children }: { children: ReactNode }) => {
  const t = useListMessages();
  return (
    <Popover name={t('lists.views.title')} label={<ListIcon name="bookmark" />} from="end">
      {children}
    </Popover>
  );
};

const Rows = <R extends { readonly id: number }>(props: ListScreenProps<R>) => {
  const { query, list, changeList } = props;
  if (query.error) {
    return <ErrorBanner error={query.error} fallback={props.failed} onRetry={() => void query.refetch()} />;
  }
  return (
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
  );
};

const Nothing = <R,>({ list, changeList, empty: { action, ...empty } }: ListScreenProps<R>) => {
  const t = useListMessages();
  return Object.keys(list.filters).length > 0 ? (
    <EmptyState icon="search" title={t('shared.list.noMatch')}>
      <Button onClick={() => changeList({ filters: {} })}>{t('shared.list.clear')}</Button>
    </EmptyState>
  ) : (
    <EmptyState {...empty}>{action}</EmptyState>
  );
};
