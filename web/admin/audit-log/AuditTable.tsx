import { DataTable, SimpleList } from 'react-admin';
import type { AuditEntry } from '#contract/audit.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { Details } from '../kit/fields/details/Details.tsx';
import { useActorMessages } from '../kit/fields/use-actor-messages.ts';
import { AuditSubject } from './AuditSubject.tsx';
import { useAuditMessages } from './use-audit-messages.ts';

export const AuditTable = () => {
  const { actOf } = useAuditMessages();
  const whoOf = useActorMessages();
  return (
    <DataTable<AuditEntry> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<AuditEntry> source="id" render={({ at }) => formatDateTime(at)} />
      <DataTable.Col<AuditEntry> source="actor" disableSort render={whoOf} />
      <DataTable.Col<AuditEntry> source="action" disableSort render={({ action }) => actOf(action)} />
      <DataTable.Col<AuditEntry> source="subject" disableSort render={(it) => <AuditSubject entry={it} />} />
      <DataTable.Col<AuditEntry> source="data" disableSort render={(it) => <AuditDetails entry={it} />} />
      <DataTable.Col<AuditEntry> source="address" disableSort render={({ address }) => address ?? '-'} />
    </DataTable>
  );
};

export const AuditCards = () => {
  const { actOf } = useAuditMessages();
  const whoOf = useActorMessages();
  return (
    <SimpleList<AuditEntry>
      rowClick={false}
      primaryText={(it) => actOf(it.action)}
      secondaryText={(it) => (
        <>
          {formatDateTime(it.at)} · {whoOf(it)}
          <br />
          <AuditSubject entry={it} />
          {Object.keys(it.data).length > 0 && <AuditDetails entry={it} />}
        </>
      )}
    />
  );
};

/** The data of an entry in words. */
export const AuditDetails = ({
  entry: { action, data, subjectId },
}: {
  entry: Pick<AuditEntry, 'action' | 'data' | 'subjectId'>;
}) => <Details data={data} action={action} list={action === 'invoice.exported' ? 'invoices' : subjectId} />;
