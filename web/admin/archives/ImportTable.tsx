import { DataTable, SimpleList } from 'react-admin';
import type { ArchiveImport } from '#contract/imports/archive-imports.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { formatNumber } from '../../shared/format/format-number.ts';
import { joined } from '../../shared/format/joined.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { useActorMessages } from '../kit/fields/use-actor-messages.ts';
import { useArchiveMessages } from './messages/archive-messages.ts';

const useCounts = () => {
  const t = useArchiveMessages();
  const language = useLanguage();
  return ({ documents, customers, items }: ArchiveImport): string => {
    const shown = (count: number): string => formatNumber(count, language);
    return t('archiveList.imports.counts', {
      documents: shown(documents),
      customers: shown(customers),
      items: shown(items),
    });
  };
};

/** The archive with which a merchant came. */
export const ImportTable = () => {
  const countsOf = useCounts();
  const whoOf = useActorMessages();
  return (
    <DataTable<ArchiveImport> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<ArchiveImport> source="installation" disableSort />
      <DataTable.Col<ArchiveImport> source="merchantNumber" disableSort />
      <DataTable.Col<ArchiveImport>
        source="madeAt"
        disableSort
        render={({ madeAt }) => formatDateTime(madeAt)}
      />
      <DataTable.Col<ArchiveImport> source="documents" disableSort render={countsOf} />
      <DataTable.Col<ArchiveImport>
        source="importedBy"
        disableSort
        render={({ importedBy }) => whoOf({ actor: importedBy })}
      />
      <DataTable.Col<ArchiveImport>
        source="importedAt"
        render={({ importedAt }) => formatDateTime(importedAt)}
      />
    </DataTable>
  );
};

export const ImportCards = () => {
  const countsOf = useCounts();
  return (
    <SimpleList<ArchiveImport>
      rowClick={false}
      primaryText={({ installation }) => installation}
      secondaryText={(one) => joined([formatDateTime(one.importedAt), countsOf(one)])}
    />
  );
};
