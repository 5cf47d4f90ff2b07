import { DataTable, SimpleList } from 'react-admin';
import { endpointStates, type WebhookEndpoint } from '#contract/integrations/webhook-endpoints.ts';
import { joined } from '../../shared/format/joined.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { MerchantColumn } from '../kit/fields/columns.tsx';
import { ShowLink } from '../kit/fields/ShowLink.tsx';
import { EmptyState } from '../kit/layout/EmptyState.tsx';
import { PageTitle } from '../kit/layout/PageTitle.tsx';
import { RecordList } from '../kit/lists/RecordList.tsx';
import { useFilterInputs } from '../kit/lists/use-filter-inputs.tsx';
import type { en } from '../kit/messages/en.ts';
import { EndpointStateChip } from './EndpointStateChip.tsx';

/** Webhook endpoints of all merchants, the newest first. */
export const EndpointList = () => {
  const t = useMessages<typeof en>();
  const { merchant, choice } = useFilterInputs();
  return (
    <>
      <PageTitle title={t('admin.menu.endpoints')} subtitle={t('admin.integrations.endpoints.subtitle')} />
      <RecordList
        filters={[
          merchant(),
          choice('state', endpointStates, (state) => t(`admin.integrations.endpoints.states.${state}`)),
        ]}
        failed={t('admin.integrations.endpoints.loadFailed')}
        empty={
          <EmptyState
            icon="bell"
            title={t('admin.integrations.endpoints.empty')}
            hint={t('admin.integrations.endpoints.emptyHint')}
          />
        }
        table={<Table />}
        cards={<Cards />}
      />
    </>
  );
};

const Table = () => (
  <DataTable<WebhookEndpoint> bulkActionButtons={false} rowClick="show">
    <DataTable.Col<WebhookEndpoint>
      source="url"
      render={({ id, url }) => (
        <ShowLink resource="webhook-endpoints" id={id}>
          {url}
        </ShowLink>
      )}
    />
    <MerchantColumn />
    <DataTable.Col<WebhookEndpoint>
      source="state"
      render={(endpoint) => <EndpointStateChip {...endpoint} />}
    />
    <DataTable.Col<WebhookEndpoint>
      source="failingSince"
      disableSort
      render={({ failingSince }) => formatDateTime(failingSince)}
    />
    <DataTable.Col<WebhookEndpoint>
      source="createdAt"
      render={({ createdAt }) => formatDateTime(createdAt)}
    />
  </DataTable>
);

const Cards = () => (
  <SimpleList<WebhookEndpoint>
    rowClick="show"
    primaryText={(it) => it.url}
    secondaryText={(it) => joined([it.merchantName, formatDateTime(it.createdAt)])}
    tertiaryText={(it) => <EndpointStateChip {...it} />}
  />
);
