import { deliveryStates, type WebhookDelivery } from '#contract/integrations/webhook-endpoints.ts';
import { merchantEventTypes } from '#contract/integrations/merchant-event-types.ts';
import { Icon } from '../../../shared/icons/Icon.tsx';
import { Button } from '../../../shared/layout/Button.tsx';
import { Panel } from '../../../shared/layout/Panel.tsx';
import { useIsPhone } from '../../../shared/layout/use-is-phone.ts';
import { DataTable } from '../../../shared/list/DataTable.tsx';
import filters from '../../../shared/list/ListFilters.module.css';
import type { ListSettings, ListState } from '../../../shared/list/list-state.ts';
import { Pagination } from '../../../shared/list/Pagination.tsx';
import { RecordRows } from '../../../shared/list/RecordRows.tsx';
import { useListState, type ChangeList } from '../../../shared/list/use-list-state.ts';
import { WaitingRows } from '../../../shared/list/WaitingRows.tsx';
import { EmptyState } from '../../../shared/state/EmptyState.tsx';
import { ErrorBanner } from '../../../shared/state/ErrorBanner.tsx';
import { ChoiceFilter } from '../../../shared/list/ChoiceFilter.tsx';
import { useDeveloperMessages } from '../messages/developer-messages.ts';
import { useDeliveryColumns, useDeliveryRow } from './use-delivery-columns.tsx';
import { useDeliveries } from './use-endpoints.ts';

const settings: ListSettings = {
  sortFields: ['createdAt', 'nextAt'],
  sortBy: 'createdAt',
  filters: { state: deliveryStates, type: merchantEventTypes },
};

/** The deliveries of an endpoint, the newest first, paged by the server. */
export const Deliveries = ({ endpointId }: { endpointId: number }) => {
  const t = useDeveloperMessages();
  const [list, changeList] = useListState(settings);
  const { data, error, isFetching, refetch } = useDeliveries(endpointId, list);
  return (
    <Panel
      title={t('developers.webhooks.deliveries.title')}
      action={
        <Button size="small" busy={isFetching && data !== undefined} onClick={() => void refetch()}>
          {t('developers.webhooks.deliveries.reload')}
        </Button>
      }
    >
      <Filters list={list} changeList={changeList} />
      {error ? (
        <ErrorBanner
          error={error}
          fallback={t('developers.webhooks.deliveries.failed')}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <Records endpointId={endpointId} rows={data?.rows} list={list} changeList={changeList} />
          <Pagination list={list} changeList={changeList} total={data?.total} />
        </>
      )}
    </Panel>
  );
};

interface ListProps {
  readonly list: ListState;
  readonly changeList: ChangeList;
}

const Filters = ({ list, changeList }: ListProps) => {
  const t = useDeveloperMessages();
  const set = (name: string, value: string): void =>
    changeList({ filters: { ...list.filters, [name]: value } });
  return (
    <div className={filters['filters']} role="search" aria-label={t('shared.list.filters')}>
      <ChoiceFilter
        label={t('developers.webhooks.deliveries.state')}
        value={list.filters['state'] ?? ''}
        none={t('shared.list.all')}
        choices={deliveryStates.map((value) => ({
          value,
          label: t(`developers.webhooks.deliveries.states.${value}`),
        }))}
        onChange={(value) => set('state', value)}
      />
      <ChoiceFilter
        label={t('developers.webhooks.deliveries.type')}
        value={list.filters['type'] ?? ''}
        none={t('shared.list.all')}
        choices={merchantEventTypes.map((value) => ({ value, label: value }))}
        onChange={(value) => set('type', value)}
      />
      {Object.keys(list.filters).length > 0 && (
        <Button variant="quiet" onClick={() => changeList({ filters: {} })}>
          <Icon name="close" size={18} />
          {t('shared.list.clear')}
        </Button>
      )}
    </div>
  );
};

interface RecordsProps extends ListProps {
  readonly endpointId: number;
  readonly rows: readonly WebhookDelivery[] | undefined;
}

const Records = ({ endpointId, rows, list, changeList }: RecordsProps) => {
  const t = useDeveloperMessages();
  const isPhone = useIsPhone();
  const columns = useDeliveryColumns(endpointId);
  const rowOf = useDeliveryRow(endpointId);
  const label = t('developers.webhooks.deliveries.title');
  const isFiltered = Object.keys(list.filters).length > 0;
  const empty = isFiltered ? (
    <EmptyState icon="search" title={t('shared.list.noMatch')} />
  ) : (
    <EmptyState
      icon="bell"
      title={t('developers.webhooks.deliveries.none')}
      hint={t('developers.webhooks.deliveries.noneHint')}
    />
  );
  if (!isPhone || rows?.length === 0)
    return (
      <DataTable
        label={label}
        columns={columns}
        rows={rows}
        rowKey={({ eventId }) => eventId}
        list={list}
        changeList={changeList}
        empty={empty}
      />
    );
  if (rows === undefined) return <WaitingRows count={5} />;
  return <RecordRows label={label} rows={rows.map(rowOf)} />;
};
