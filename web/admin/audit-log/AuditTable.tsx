import { DataTable, SimpleList } from 'react-admin';
import type { AuditEntry } from '#contract/audit.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { Details, RecordName } from '../fields/details/Details.tsx';
import { ShowLink } from '../fields/ShowLink.tsx';
import { useActorMessages } from '../fields/use-actor-messages.ts';
import { resourceOf } from './resource-of.ts';
import { useAuditMessages } from './use-audit-messages.ts';

export const AuditTable = () => {
  const { actOf } = useAuditMessages();
  const whoOf = useActorMessages();
  return (
    <DataTable<AuditEntry> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<AuditEntry> source="id" render={({ at }) => formatDateTime(at)} />
      <DataTable.Col<AuditEntry> source="actor" disableSort render={whoOf} />
      <DataTable.Col<AuditEntry> source="action" disableSort render={({ action }) => actOf(action)} />
      <DataTable.Col<AuditEntry> source="subject" disableSort render={(it) => <Subject entry={it} />} />
      <DataTable.Col<AuditEntry> source="data" disableSort render={({ data }) => <Details data={data} />} />
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
          <Subject entry={it} />
        </>
      )}
    />
  );
};

/** A link to the entry's record; users and merchants by name. */
const Subject = ({ entry: { subjectType, subjectId } }: { entry: AuditEntry }) => {
  const { subjectOf } = useAuditMessages();
  const resource = resourceOf(subjectType);
  const id = Number(subjectId);
  if (resource === null) return `${subjectOf(subjectType)} ${subjectId}`;
  return (
    <>
      {subjectOf(subjectType)}{' '}
      {Number.isInteger(id) ? (
        <RecordName resource={resource} id={id} />
      ) : (
        <ShowLink resource={resource} id={subjectId}>
          {subjectId}
        </ShowLink>
      )}
    </>
  );
};
