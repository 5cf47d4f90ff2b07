import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '../shared/layout/Button.tsx';
import { Panel } from '../shared/layout/Panel.tsx';
import type { IconName } from '../shared/icons/Icon.tsx';
import { DataTable } from '../shared/list/DataTable.tsx';
import type { Column } from '../shared/list/DataTable.tsx';
import { ListFilters } from '../shared/list/ListFilters.tsx';
import type { Filter } from '../shared/list/ListFilters.tsx';
import type { ListPlace } from '../shared/list/list-address.ts';
import { Pagination } from '../shared/list/Pagination.tsx';
import type { MoveList } from '../shared/list/use-list-place.ts';
import type { Choice } from '../shared/form/SelectInput.tsx';
import { EmptyState } from '../shared/state/EmptyState.tsx';
import { ErrorBanner } from '../shared/state/ErrorBanner.tsx';
import type { Page } from '../shared/portal/portal-api.ts';
import { useMerchantWords } from './words/use-merchant-words.ts';

interface ListScreenProps<R> {
  readonly label: string;
  /** Shown above the list. */
  readonly title?: string;
  readonly query: UseQueryResult<Page<R>>;
  readonly columns: readonly Column<R>[];
  readonly place: ListPlace;
  readonly move: MoveList;
  readonly statuses: readonly Choice[];
  /** Beside the status. */
  readonly choices?: readonly Filter[];
  readonly hasRanges?: boolean;
  readonly searchHint: string;
  readonly failed: string;
  readonly empty: { readonly icon: IconName; readonly title: string; readonly hint: string };
}

/** Filters, table and pages of one list of the portal. */
export const ListScreen = <R extends { readonly id: number }>(props: ListScreenProps<R>) => {
  const { label, title, query, columns, place, move, statuses, searchHint, failed, empty } = props;
  const { choices = [], hasRanges } = props;
  const t = useMerchantWords();
  const filtered = Object.keys(place.filters).length > 0;
  const nothing = filtered ? (
    <EmptyState icon="search" title={t('shared.list.noMatch')}>
      <Button onClick={() => move({ filters: {} })}>{t('shared.list.clear')}</Button>
    </EmptyState>
  ) : (
    <EmptyState {...empty} />
  );
  return (
    <Panel {...(title === undefined ? {} : { title })}>
      <ListFilters
        place={place}
        move={move}
        searchHint={searchHint}
        choices={[{ name: 'status', label: t('merchant.payments.status'), choices: statuses }, ...choices]}
        hasRanges={hasRanges}
      />
      {query.error ? (
        <ErrorBanner error={query.error} fallback={failed} onRetry={() => void query.refetch()} />
      ) : (
        <>
          <DataTable
            label={label}
            columns={columns}
            rows={query.data?.rows}
            rowKey={(row) => row.id}
            empty={nothing}
            place={place}
            move={move}
            expected={place.size}
          />
          <Pagination place={place} move={move} total={query.data?.total} />
        </>
      )}
    </Panel>
  );
};
