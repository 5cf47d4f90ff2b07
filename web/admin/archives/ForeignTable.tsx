import { DataTable, SimpleList } from 'react-admin';
import type { ForeignDocument } from '#contract/imports/foreign-documents.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { joined } from '../../shared/format/joined.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { RecordButton } from '../kit/actions/RecordButton.tsx';
import { useAction } from '../kit/actions/use-action.ts';
import { MoneyColumn } from '../kit/fields/columns.tsx';
import { ToneChip } from '../kit/fields/StatusChip.tsx';
import { useArchiveMessages } from './messages/archive-messages.ts';

const tones = { OPEN: 'warning', OVERDUE: 'error', PAID: 'success', ANNULLED: 'neutral' } as const;

const StateChip = ({ state }: Pick<ForeignDocument, 'state'>) => {
  const t = useArchiveMessages();
  return <ToneChip tone={tones[state]} status={state} label={t(`archiveList.foreign.states.${state}`)} />;
};

const File = ({ document, kind }: { document: ForeignDocument; kind: 'pdf' | 'ubl' }) => {
  const t = useArchiveMessages();
  const { press, isPending } = useAction({
    send: (data) => data.saveForeignFile(document, kind),
    failed: t('archiveList.foreign.fileFailed'),
  });
  return (
    <RecordButton
      icon={kind === 'pdf' ? 'invoice' : 'code'}
      action={t(`archiveList.foreign.${kind}`)}
      of={document.number}
      isInRow
      loading={isPending}
      onClick={() => press()}
    />
  );
};

const Files = ({ document }: { document: ForeignDocument }) => (
  <>
    {document.hasPdf && <File document={document} kind="pdf" />}
    {document.hasUbl && <File document={document} kind="ubl" />}
  </>
);

/** The documents with which a merchant came. */
export const ForeignTable = () => {
  const t = useArchiveMessages();
  return (
    <DataTable<ForeignDocument> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<ForeignDocument> source="number" />
      <DataTable.Col<ForeignDocument> source="issueDate" render={({ issueDate }) => formatDate(issueDate)} />
      <DataTable.Col<ForeignDocument> source="buyerName" />
      <MoneyColumn source="total" />
      <MoneyColumn source="open" disableSort />
      <DataTable.Col<ForeignDocument>
        source="state"
        disableSort
        render={({ state }) => <StateChip state={state} />}
      />
      <DataTable.Col<ForeignDocument>
        source="installation"
        disableSort
        render={({ installation }) => installation ?? t('archiveList.foreign.otherProgram')}
      />
      <DataTable.Col<ForeignDocument>
        source="hasPdf"
        disableSort
        align="right"
        render={(document) => <Files document={document} />}
      />
    </DataTable>
  );
};

export const ForeignCards = () => {
  const language = useLanguage();
  return (
    <SimpleList<ForeignDocument>
      rowClick={false}
      primaryText={({ number, total, currency }) => joined([number, formatMoney(total, currency, language)])}
      secondaryText={({ issueDate, buyerName }) => joined([formatDate(issueDate), buyerName])}
      tertiaryText={(document) => (
        <>
          <StateChip state={document.state} />
          <Files document={document} />
        </>
      )}
    />
  );
};
