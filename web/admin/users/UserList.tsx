import { withReadableEmails } from '#contract/shown-text.ts';
import { Button } from '@mui/material';
import { DataTable, SimpleList } from 'react-admin';
import { Link, useMatch } from 'react-router-dom';
import { exportUsers } from '#contract/exports.ts';
import { role as roleOf, userStatuses, type User } from '#contract/users/users.ts';
import { joined } from '../../shared/format/joined.ts';
import { formatDate, formatDateTime } from '../../shared/format/format-date.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { PageTitle } from '../kit/layout/PageTitle.tsx';
import { EmptyState } from '../kit/layout/EmptyState.tsx';
import { StatusChip } from '../kit/fields/StatusChip.tsx';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { Email, EmailColumn, StatusColumn } from '../kit/fields/columns.tsx';
import { ShowLink } from '../kit/fields/ShowLink.tsx';
import { RecordList } from '../kit/lists/RecordList.tsx';
import { useFilterInputs } from '../kit/lists/use-filter-inputs.tsx';
import type { en } from '../kit/messages/en.ts';
import { UserActions } from './UserActions.tsx';
import { UserCreate } from './UserCreate.tsx';
import { UserEdit } from './UserEdit.tsx';
import { UserStats } from './UserStats.tsx';

/** All users, with the dialogs that create and edit them. */
export const UserList = () => {
  const t = useMessages<typeof en>();
  const { search, choice } = useFilterInputs();
  return (
    <>
      <PageTitle title={t('admin.users.title')} subtitle={t('admin.users.subtitle')}>
        <Button
          component={Link}
          to="/admin/users/create"
          variant="contained"
          startIcon={<Icon name="plus" />}
        >
          {t('admin.users.create')}
        </Button>
      </PageTitle>
      <UserStats />
      <RecordList
        perPage={10}
        filters={[
          search(t('admin.users.searchHint')),
          choice('role', roleOf.options, (role) => t(`shared.role.${role}`)),
          choice('status', userStatuses, (status) => t(`shared.status.user.${status}`)),
          choice('mail', ['REFUSED'], (state) => t(`admin.users.mails.${state}`), false),
        ]}
        file={exportUsers}
        failed={t('admin.users.loadFailed')}
        empty={<EmptyState icon="person" title={t('admin.users.empty')} />}
        table={<Table />}
        cards={<Cards />}
      />
      <Dialogs />
    </>
  );
};

const Dialogs = () => {
  const { id } = useMatch('/admin/users/:id')?.params ?? {};
  if (id === undefined) return null;
  return id === 'create' ? <UserCreate /> : <UserEdit id={id} />;
};

const Table = () => {
  const t = useMessages<typeof en>();
  return (
    <DataTable<User> bulkActionButtons={false} rowClick="show">
      <DataTable.Col<User>
        source="username"
        render={(user) => (
          <>
            <ShowLink resource="users" id={user.id}>
              <Email address={user.username} />
            </ShowLink>
            <div>{nameOf(user)}</div>
          </>
        )}
      />
      <EmailColumn />
      <DataTable.Col<User> source="role" render={({ role }) => t(`shared.role.${role}`)} />
      <StatusColumn owner="user" />
      <DataTable.Col<User> source="lastLogin" render={({ lastLogin }) => formatDateTime(lastLogin)} />
      <DataTable.Col<User> source="createdAt" render={({ createdAt }) => formatDate(createdAt)} />
      <DataTable.Col<User>
        source="actions"
        disableSort
        render={(user) => <UserActions user={user} isInRow />}
      />
    </DataTable>
  );
};

const nameOf = ({ firstName, lastName }: User): string => `${firstName} ${lastName}`.trim();

const Cards = () => {
  const t = useMessages<typeof en>();
  return (
    <SimpleList<User>
      rowClick="show"
      primaryText={(it) => withReadableEmails(it.username)}
      secondaryText={(it) => joined([nameOf(it), t(`shared.role.${it.role}`)])}
      tertiaryText={(it) => <StatusChip owner="user" status={it.status} />}
    />
  );
};
