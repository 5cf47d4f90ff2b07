import { DataTable, SimpleList } from 'react-admin';
import type { AuditEntry } from '#contract/audit.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { useWords } from '../../shared/words/use-words.ts';
import { Details } from '../fields/Details.tsx';
import { ShowLink } from '../fields/ShowLink.tsx';
import type { en } from '../words/en.ts';
import { isKnownSubject, resourceOf } from './subjects.ts';

export const AuditTable = () => (
  <DataTable<AuditEntry> bulkActionButtons={false} rowClick={false}>
    <DataTable.Col<AuditEntry> source="id" render={({ at }) => formatDateTime(at)} />
    <DataTable.Col<AuditEntry> source="actor" disableSort render={whoOf} />
    <DataTable.Col<AuditEntry> source="action" disableSort />
    <DataTable.Col<AuditEntry> source="subject" disableSort render={(it) => <Subject entry={it} />} />
    <DataTable.Col<AuditEntry> source="data" disableSort render={({ data }) => <Details data={data} />} />
    <DataTable.Col<AuditEntry> source="address" disableSort />
  </DataTable>
);

export const AuditCards = () => (
  <SimpleList<AuditEntry>
    rowClick={false}
    primaryText={(it) => it.action}
    secondaryText={(it) => `${formatDateTime(it.at)} · ${whoOf(it)}`}
    tertiaryText={(it) => <Subject entry={it} />}
  />
);

const whoOf = ({ username, actor }: AuditEntry): string => username ?? actor;

/** What something was done to, and the way there. */
const Subject = ({ entry: { subjectType, subjectId } }: { entry: AuditEntry }) => {
  const t = useWords<typeof en>();
  const kind = isKnownSubject(subjectType) ? t(`admin.audit.subjects.${subjectType}`) : subjectType;
  const resource = resourceOf(subjectType);
  const name = `${kind} ${subjectId}`;
  return resource === null ? (
    name
  ) : (
    <ShowLink resource={resource} id={subjectId}>
      {name}
    </ShowLink>
  );
};
