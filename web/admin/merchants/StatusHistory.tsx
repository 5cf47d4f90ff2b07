import { useQuery } from '@tanstack/react-query';
import { DataTable, SimpleList } from 'react-admin';
import { showStatusHistory, type Merchant, type StatusChange } from '#contract/merchants.ts';
import { call } from '../../shared/call.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { Loading } from '../../shared/state/Loading.tsx';
import { StatusChip } from '../../shared/StatusChip.tsx';
import { useWords } from '../../shared/words/use-words.ts';
import { Rows } from '../fields/Rows.tsx';
import { useActorWords } from '../fields/use-actor-words.ts';
import type { en } from '../words/en.ts';

/** Who set which status when, and why. */
export const StatusHistory = ({ merchant }: { merchant: Merchant }) => {
  const t = useWords<typeof en>();
  const whoOf = useActorWords();
  const { data, error } = useQuery({
    queryKey: ['merchants', 'status-history', merchant.id],
    queryFn: ({ signal }) => call(showStatusHistory, { params: { id: merchant.id } }, { signal }),
  });
  if (error) return <ErrorBanner error={error} fallback={t('admin.broken')} />;
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
  const whoOf = useActorWords();
  return (
    <SimpleList<StatusChange>
      rowClick={false}
      primaryText={({ to }) => <StatusChip owner="merchant" status={to} />}
      secondaryText={(it) => [formatDateTime(it.timestamp), whoOf(it), it.reason].filter(Boolean).join(' · ')}
    />
  );
};
