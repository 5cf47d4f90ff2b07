import { useMemo, type ReactNode } from 'react';
import { DataTable, ListContextProvider, SimpleList, useListContext } from 'react-admin';
import type { AuditEntry } from '#contract/audit.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { Details } from '../kit/fields/details/Details.tsx';
import { useActorMessages } from '../kit/fields/use-actor-messages.ts';
import { AuditSubject } from './AuditSubject.tsx';
import { groupEntries } from './group-entries.ts';
import { useAuditMessages } from './use-audit-messages.ts';

/** A read of many merchants is one row. */
const Grouped = ({ children }: { children: ReactNode }) => {
  const list = useListContext<AuditEntry>();
  const data = useMemo(() => list.data && groupEntries(list.data), [list.data]);
  return <ListContextProvider value={{ ...list, data } as typeof list}>{children}</ListContextProvider>;
};

export const AuditTable = () => {
  const { actOf } = useAuditMessages();
  const whoOf = useActorMessages();
  return (
    <Grouped>
      <DataTable<AuditEntry> bulkActionButtons={false} rowClick={false}>
        <DataTable.Col<AuditEntry> source="id" render={({ at }) => formatDateTime(at)} />
        <DataTable.Col<AuditEntry> source="actor" disableSort render={whoOf} />
        <DataTable.Col<AuditEntry> source="action" disableSort render={({ action }) => actOf(action)} />
        <DataTable.Col<AuditEntry>
          source="subject"
          disableSort
          render={(it) => <AuditSubject entry={it} />}
        />
        <DataTable.Col<AuditEntry> source="data" disableSort render={(it) => <AuditDetails entry={it} />} />
        <DataTable.Col<AuditEntry> source="address" disableSort render={({ address }) => address ?? '-'} />
      </DataTable>
    </Grouped>
  );
};

export const AuditCards = () => {
  const { actOf } = useAuditMessages();
  const whoOf = useActorMessages();
  return (
    <Grouped>
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
    </Grouped>
  );
};

/** The data of an entry in words. */
export const AuditDetails = ({
  entry: { action, data, subjectId },
}: {
  entry: Pick<AuditEntry, 'action' | 'data' | 'subjectId'>;
}) => <Details data={data} action={action} list={action === 'invoice.exported' ? 'invoices' : subjectId} />;
