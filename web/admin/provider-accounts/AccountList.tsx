import { DataTable, SimpleList } from 'react-admin';
import type { Account } from '#contract/accounts/accounts.ts';
import { accountStatuses } from '#contract/accounts/own-account.ts';
import { useDeadline } from '../../shared/format/deadline.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { ShowLink } from '../kit/fields/ShowLink.tsx';
import { EmptyState } from '../kit/layout/EmptyState.tsx';
import { PageTitle } from '../kit/layout/PageTitle.tsx';
import { RecordList } from '../kit/lists/RecordList.tsx';
import { useFilterInputs } from '../kit/lists/use-filter-inputs.tsx';
import type { en } from '../kit/messages/en.ts';
import { AccountStatusChip } from './AccountStatusChip.tsx';
import { RefreshAccount } from './RefreshAccount.tsx';

const textsOf = ({ due }: Account): string => due.map(({ text }) => text).join(', ');

/** The accounts of merchants at the card provider. */
export const AccountList = () => {
  const t = useMessages<typeof en>();
  const { search, choice } = useFilterInputs();
  return (
    <>
      <PageTitle title={t('admin.menu.providerAccounts')} subtitle={t('admin.accounts.subtitle')} />
      <RecordList
        sort={{ field: 'id', order: 'DESC' }}
        filters={[
          search(t('admin.accounts.searchHint')),
          choice('status', accountStatuses, (status) => t(`admin.accounts.statuses.${status}`)),
          choice('due', ['yes', 'no'], (due) => t(`admin.accounts.dueValues.${due}`)),
        ]}
        failed={t('admin.accounts.loadFailed')}
        empty={
          <EmptyState icon="card" title={t('admin.accounts.empty')} hint={t('admin.accounts.emptyHint')} />
        }
        table={<Table />}
        cards={<Cards />}
      />
    </>
  );
};

const Table = () => (
  <DataTable<Account> bulkActionButtons={false} rowClick={false}>
    <DataTable.Col<Account>
      source="merchantName"
      render={({ id, merchantName }) => (
        <ShowLink resource="merchants" id={id}>
          {merchantName}
        </ShowLink>
      )}
    />
    <DataTable.Col<Account> source="status" render={({ status }) => <AccountStatusChip status={status} />} />
    <DataTable.Col<Account> source="accountId" disableSort />
    <DataTable.Col<Account> source="due" disableSort render={textsOf} />
    <DataTable.Col<Account> source="deadline" render={({ deadline }) => <Deadline of={deadline} />} />
    <DataTable.Col<Account> source="disabledReason" disableSort />
    <DataTable.Col<Account>
      source="checkedAt"
      render={({ checkedAt }) => (checkedAt === null ? '-' : formatDateTime(checkedAt))}
    />
    <DataTable.Col<Account>
      source="actions"
      disableSort
      render={(account) => <RefreshAccount account={account} />}
    />
  </DataTable>
);

const Deadline = ({ of }: { of: Account['deadline'] }) => {
  const { deadlineOf } = useDeadline();
  return of === null ? '-' : deadlineOf(of);
};

const Cards = () => (
  <SimpleList<Account>
    rowClick={false}
    primaryText={({ merchantName }) => merchantName}
    secondaryText={textsOf}
    tertiaryText={({ status }) => <AccountStatusChip status={status} />}
  />
);
