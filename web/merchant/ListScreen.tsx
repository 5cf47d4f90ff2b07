import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '../shared/layout/Button.tsx';
import { Panel } from '../shared/layout/Panel.tsx';
import type { IconName } from '../shared/icons/Icon.tsx';
import type { Column } from '../shared/list/DataTable.tsx';
import { ListFilters } from '../shared/list/ListFilters.tsx';
import type { Filter } from '../shared/list/ListFilters.tsx';
import type { ListPlace } from '../shared/list/list-address.ts';
import { RecordTable } from '../shared/list/RecordTable.tsx';
import type { RecordRow } from '../shared/list/RecordRows.tsx';
import { Pagination } from '../shared/list/Pagination.tsx';
import type { MoveList } from '../shared/list/use-list-place.ts';
import type { Choice } from '../shared/form/SelectInput.tsx';
import { EmptyState } from '../shared/state/EmptyState.tsx';
import { ErrorBanner } from '../shared/state/ErrorBanner.tsx';
import type { Page } from '../shared/portal/portal-api.ts';
import { useMerchantMessages } from './messages/use-merchant-messages.ts';

interface ListScreenProps<R> {
  readonly label: string;
  /** Shown above the list. */
  readonly title?: string;
  readonly query: UseQueryResult<Page<R>>;
  readonly columns: readonly Column<R>[];
  /** What a row says on a phone, in two lines. */
  readonly row: (record: R) => RecordRow;
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
  const { title, query, place, move, statuses, searchHint, failed } = props;
  const { choices = [], hasRanges } = props;
  const t = useMerchantMessages();
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
          <RecordTable
            label={props.label}
            columns={props.columns}
            row={props.row}
            rows={query.data?.rows}
            empty={<Nothing {...props} />}
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

const Nothing = <R,>({ place, move, empty }: ListScreenProps<R>) => {
  const t = useMerchantMessages();
  return Object.keys(place.filters).length > 0 ? (
    <EmptyState icon="search" title={t('shared.list.noMatch')}>
      <Button onClick={() => move({ filters: {} })}>{t('shared.list.clear')}</Button>
    </EmptyState>
  ) : (
    <EmptyState {...empty} />
  );
};
