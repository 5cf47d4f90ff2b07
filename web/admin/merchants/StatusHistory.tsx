import { useQuery } from '@tanstack/react-query';
import { DataTable, SimpleList } from 'react-admin';
import type { Merchant } from '#contract/merchants/merchants.ts';
import type { StatusChange } from '#contract/merchants/merchant-management.ts';
import { joined } from '../../shared/format/joined.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { ErrorAlert } from '../kit/layout/ErrorAlert.tsx';
import { Loading } from '../kit/layout/Loading.tsx';
import { StatusChip } from '../kit/fields/StatusChip.tsx';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { useAdminData } from '../kit/data-provider/data-provider.ts';
import { Rows } from '../kit/fields/Rows.tsx';
import { useActorMessages } from '../kit/fields/use-actor-messages.ts';
import type { en } from '../kit/messages/en.ts';

/** Status changes with actor, time and reason. */
export const StatusHistory = ({ merchant }: { merchant: Merchant }) => {
  const t = useMessages<typeof en>();
  const whoOf = useActorMessages();
  const dataProvider = useAdminData();
  const { data, error } = useQuery({
    queryKey: ['merchants', 'status-history', merchant.id],
    queryFn: ({ signal }) => dataProvider.getStatusHistory({ params: { id: merchant.id } }, { signal }),
  });
  if (error) return <ErrorAlert error={error} fallback={t('admin.broken')} />;
  if (!data) return <Loading />;
  return (
    <Rows<StatusChange> rows={data} cards={<ChangeCards />}>
      <DataTable.Col<StatusChange>
        source="timestamp"
        label="admin.at"
        render={({ timestamp }) => formatDateTime(timestamp)}
      />
      <DataTable.Col<StatusChange>
        source="to"
        label="resources.merchants.fields.status"
        render={({ to }) => <StatusChip owner="merchant" status={to} />}
      />
      <DataTable.Col<StatusChange> source="actor" label="admin.actor" render={whoOf} />
      <DataTable.Col<StatusChange>
        source="reason"
        label="admin.reason"
        render={({ reason }) => reason ?? '-'}
      />
    </Rows>
  );
};

const ChangeCards = () => {
  const whoOf = useActorMessages();
  return (
    <SimpleList<StatusChange>
      rowClick={false}
      primaryText={({ to }) => <StatusChip owner="merchant" status={to} />}
      secondaryText={(it) => joined([formatDateTime(it.timestamp), whoOf(it), it.reason])}
    />
  );
};
