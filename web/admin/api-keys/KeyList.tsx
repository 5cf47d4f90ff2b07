import { useState } from 'react';
import { DataTable, SimpleList } from 'react-admin';
import type { ApiKey } from '#contract/integrations/api-keys.ts';
import { joined } from '../../shared/format/joined.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { MerchantColumn } from '../kit/fields/columns.tsx';
import { ToneChip } from '../kit/fields/StatusChip.tsx';
import { EmptyState } from '../kit/layout/EmptyState.tsx';
import { PageTitle } from '../kit/layout/PageTitle.tsx';
import { RecordList } from '../kit/lists/RecordList.tsx';
import { useFilterInputs } from '../kit/lists/use-filter-inputs.tsx';
import type { en } from '../kit/messages/en.ts';

/** API keys of all merchants, the newest first. */
export const KeyList = () => {
  const t = useMessages<typeof en>();
  const { merchant, choice } = useFilterInputs();
  return (
    <>
      <PageTitle title={t('admin.menu.keys')} subtitle={t('admin.integrations.keys.subtitle')} />
      <RecordList
        filters={[
          merchant(),
          choice('isLive', ['true', 'false'], (usable) => t(`admin.integrations.keys.usable.${usable}`)),
        ]}
        failed={t('admin.integrations.keys.loadFailed')}
        empty={
          <EmptyState
            icon="code"
            title={t('admin.integrations.keys.empty')}
            hint={t('admin.integrations.keys.emptyHint')}
          />
        }
        table={<Table />}
        cards={<Cards />}
      />
    </>
  );
};

/** What the key is now; EXPIRED also before a job has noted it. */
const stateOf = ({ endReason, expiresAt, isBeyondPlan }: ApiKey, now: number) => {
  if (endReason !== null) return endReason;
  if (expiresAt !== null && Date.parse(expiresAt) <= now) return 'EXPIRED';
  return isBeyondPlan ? 'BEYOND_PLAN' : 'LIVE';
};

const KeyState = ({ apiKey }: { apiKey: ApiKey }) => {
  const t = useMessages<typeof en>();
  const [now] = useState(() => Date.now());
  const state = stateOf(apiKey, now);
  return (
    <ToneChip
      tone={state === 'LIVE' ? 'success' : 'neutral'}
      status={state}
      label={t(`admin.integrations.keys.states.${state}`)}
    />
  );
};

const Table = () => {
  const t = useMessages<typeof en>();
  return (
    <DataTable<ApiKey> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<ApiKey>
        source="name"
        render={({ name, prefix }) => (
          <>
            {name}
            <br />
            <code>{prefix}</code>
          </>
        )}
      />
      <MerchantColumn />
      <DataTable.Col<ApiKey>
        source="scopes"
        disableSort
        render={({ scopes, networks }) => (
          <>
            <code>{scopes.join(', ')}</code>
            <br />
            {networks.length === 0 ? t('admin.integrations.keys.anywhere') : networks.join(', ')}
          </>
        )}
      />
      <DataTable.Col<ApiKey> source="isLive" disableSort render={(key) => <KeyState apiKey={key} />} />
      <DataTable.Col<ApiKey>
        source="lastUsedAt"
        render={({ lastUsedAt }) =>
          lastUsedAt === null ? t('admin.integrations.keys.never') : formatDateTime(lastUsedAt)
        }
      />
      <DataTable.Col<ApiKey>
        source="expiresAt"
        disableSort
        render={({ expiresAt }) =>
          expiresAt === null ? t('admin.integrations.keys.forever') : formatDateTime(expiresAt)
        }
      />
      <DataTable.Col<ApiKey> source="createdAt" render={({ createdAt }) => formatDateTime(createdAt)} />
    </DataTable>
  );
};

const Cards = () => (
  <SimpleList<ApiKey>
    rowClick={false}
    primaryText={(it) => it.name}
    secondaryText={(it) => joined([it.merchantName, it.scopes.join(', ')])}
    tertiaryText={(it) => <KeyState apiKey={it} />}
  />
);
