import { DataTable, SimpleList } from 'react-admin';
import { exportProviderEvents } from '#contract/exports.ts';
import { providerEventStates, type ProviderEvent } from '#contract/payments/provider-events.ts';
import { joined } from '../../shared/format/joined.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { PageTitle } from '../kit/layout/PageTitle.tsx';
import { EmptyState } from '../kit/layout/EmptyState.tsx';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { ShowLink } from '../kit/fields/ShowLink.tsx';
import { RecordList } from '../kit/lists/RecordList.tsx';
import { useFilterInputs } from '../kit/lists/use-filter-inputs.tsx';
import { useMay } from '../kit/rights/use-may.ts';
import type { en } from '../kit/messages/en.ts';
import { EventStatusChip } from './EventStatusChip.tsx';
import { RetryEvent } from './RetryEvent.tsx';
import { useReason } from './use-reason.ts';

/** The webhook inbox of the card provider. */
export const EventList = () => {
  const t = useMessages<typeof en>();
  const { search, choice, days } = useFilterInputs();
  return (
    <>
      <PageTitle title={t('admin.menu.events')} subtitle={t('admin.events.subtitle')} />
      <RecordList
        sort={{ field: 'receivedAt', order: 'DESC' }}
        filters={[
          search(t('admin.events.searchHint')),
          choice('state', providerEventStates, (state) => t(`admin.events.states.${state}`)),
          ...days(),
        ]}
        file={exportProviderEvents}
        failed={t('admin.events.loadFailed')}
        empty={<EmptyState icon="bolt" title={t('admin.events.empty')} hint={t('admin.events.emptyHint')} />}
        table={<Table />}
        cards={<Cards />}
      />
    </>
  );
};

const Table = () => {
  const reasonOf = useReason();
  const may = useMay();
  return (
    <DataTable<ProviderEvent> bulkActionButtons={false} rowClick="show">
      <DataTable.Col<ProviderEvent>
        source="receivedAt"
        render={({ id, receivedAt }) => (
          <ShowLink resource="provider-events" id={id}>
            {formatDateTime(receivedAt)}
          </ShowLink>
        )}
      />
      <DataTable.Col<ProviderEvent> source="type" />
      <DataTable.Col<ProviderEvent>
        source="state"
        render={({ state }) => <EventStatusChip state={state} />}
      />
      <DataTable.Col<ProviderEvent> source="reason" disableSort render={({ reason }) => reasonOf(reason)} />
      <DataTable.Col<ProviderEvent>
        source="paymentId"
        disableSort
        render={({ paymentId }) =>
          paymentId === null ? (
            '-'
          ) : (
            <ShowLink resource="payments" id={paymentId}>
              {paymentId}
            </ShowLink>
          )
        }
      />
      <DataTable.NumberCol<ProviderEvent> source="attempts" disableSort />
      {may('retry', 'provider-events') && (
        <DataTable.Col<ProviderEvent>
          source="actions"
          disableSort
          render={(event) => <RetryEvent event={event} size="small" />}
        />
      )}
    </DataTable>
  );
};

const Cards = () => {
  const reasonOf = useReason();
  return (
    <SimpleList<ProviderEvent>
      rowClick="show"
      primaryText={(it) => it.type}
      secondaryText={(it) => joined([formatDateTime(it.receivedAt), it.reason && reasonOf(it.reason)])}
      tertiaryText={(it) => <EventStatusChip state={it.state} />}
    />
  );
};
