import { Alert } from '@mui/material';
import { DataTable, SimpleList } from 'react-admin';
import type { ErasureRequest } from '#contract/payers/erasure-requests.ts';
import { useDeadline } from '../../shared/format/deadline.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { CopyButton } from '../kit/actions/CopyButton.tsx';
import { EmailColumn } from '../kit/fields/columns.tsx';
import { EmptyState } from '../kit/layout/EmptyState.tsx';
import { PageTitle } from '../kit/layout/PageTitle.tsx';
import { RecordList } from '../kit/lists/RecordList.tsx';
import { useFilterInputs } from '../kit/lists/use-filter-inputs.tsx';
import { eraseCommand } from './erase-command.ts';
import { ErasureMessages, useErasureMessages } from './messages/erasure-messages.ts';

/** Payers who ask for the erasure of their data; who waits longest stands first. */
const ErasureList = () => (
  <ErasureMessages>
    <List />
  </ErasureMessages>
);
export default ErasureList;

const List = () => {
  const t = useErasureMessages();
  const { search } = useFilterInputs();
  return (
    <>
      <PageTitle title={t('admin.menu.erasureRequests')} subtitle={t('erasureList.subtitle')} />
      <RecordList
        sort={{ field: 'askedAt', order: 'ASC' }}
        filters={[search(t('erasureList.searchHint'))]}
        failed={t('erasureList.loadFailed')}
        empty={<EmptyState icon="person" title={t('erasureList.empty')} hint={t('erasureList.emptyHint')} />}
        figures={<Alert severity="info">{t('erasureList.how')}</Alert>}
        table={<Table />}
        cards={<Cards />}
      />
    </>
  );
};

const Command = ({ request }: { request: ErasureRequest }) => {
  const t = useErasureMessages();
  return (
    <CopyButton
      text={eraseCommand(request.email)}
      label={t('erasureList.command', { email: request.email })}
    />
  );
};

const Table = () => {
  const t = useErasureMessages();
  const { deadlineOf } = useDeadline();
  return (
    <DataTable<ErasureRequest> bulkActionButtons={false} rowClick={false}>
      <EmailColumn />
      <DataTable.Col<ErasureRequest> source="askedAt" render={({ askedAt }) => formatDateTime(askedAt)} />
      <DataTable.Col<ErasureRequest>
        source="answerBy"
        disableSort
        render={({ answerBy }) => deadlineOf(answerBy)}
      />
      <DataTable.Col<ErasureRequest>
        source="id"
        disableSort
        label={t('erasureList.erase')}
        render={(request) => <Command request={request} />}
      />
    </DataTable>
  );
};

const Cards = () => {
  const { deadlineOf } = useDeadline();
  return (
    <SimpleList<ErasureRequest>
      rowClick={false}
      primaryText={({ email }) => email}
      secondaryText={({ answerBy }) => deadlineOf(answerBy)}
      tertiaryText={(request) => <Command request={request} />}
    />
  );
};
