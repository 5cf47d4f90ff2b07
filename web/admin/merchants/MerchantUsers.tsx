import { withReadableEmails } from '#contract/shown-text.ts';
import { useQuery } from '@tanstack/react-query';
import { DataTable, SimpleList } from 'react-admin';
import type { Merchant } from '#contract/merchants/merchants.ts';
import type { MerchantUser } from '#contract/merchants/merchant-management.ts';
import { ErrorAlert } from '../kit/layout/ErrorAlert.tsx';
import { EmptyState } from '../kit/layout/EmptyState.tsx';
import { Loading } from '../kit/layout/Loading.tsx';
import { StatusChip } from '../kit/fields/StatusChip.tsx';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { useAdminData } from '../kit/data-provider/data-provider.ts';
import { Rows } from '../kit/fields/Rows.tsx';
import { ShowLink } from '../kit/fields/ShowLink.tsx';
import { useMay } from '../kit/rights/use-may.ts';
import { UnlockUser } from '../users/index.ts';
import type { en } from '../kit/messages/en.ts';

/** The users of a merchant; support unlocks them here, as it has no list of users. */
export const MerchantUsers = ({ merchant }: { merchant: Merchant }) => {
  const t = useMessages<typeof en>();
  const dataProvider = useAdminData();
  const { data, error, refetch } = useQuery({
    queryKey: ['merchants', 'users', merchant.id],
    queryFn: ({ signal }) => dataProvider.listMerchantUsers({ params: { id: merchant.id } }, { signal }),
  });
  if (error) {
    return <ErrorAlert error={error} fallback={t('admin.users.loadFailed')} onRetry={() => void refetch()} />;
  }
  if (!data) return <Loading />;
  if (data.length === 0) return <EmptyState icon="person" title={t('admin.merchants.noUsers')} />;
  return (
    <Rows<MerchantUser> rows={data} cards={<LoginCards />}>
      <DataTable.Col<MerchantUser>
        source="username"
        label="resources.users.fields.username"
        render={(user) => <Name user={user} />}
      />
      <DataTable.Col<MerchantUser> source="firstName" label="admin.users.fullName" render={fullNameOf} />
      <DataTable.Col<MerchantUser>
        source="status"
        label="resources.users.fields.status"
        render={({ status }) => <StatusChip owner="user" status={status} />}
      />
      <DataTable.Col<MerchantUser>
        source="actions"
        label="resources.users.fields.actions"
        disableSort
        render={(user) => <Unlock user={user} />}
      />
    </Rows>
  );
};

const fullNameOf = ({ firstName, lastName }: MerchantUser) => `${firstName} ${lastName}`.trim();

const LoginCards = () => (
  <SimpleList<MerchantUser>
    rowClick={false}
    primaryText={(user) => <Name user={user} />}
    secondaryText={fullNameOf}
    tertiaryText={(user) => (
      <>
        <StatusChip owner="user" status={user.status} /> <Unlock user={user} />
      </>
    )}
  />
);

/** Linked if the role may see users. */
const Name = ({ user: { id, username } }: { user: MerchantUser }) => {
  const may = useMay();
  return may('show', 'users') ? (
    <ShowLink resource="users" id={id}>
      {withReadableEmails(username)}
    </ShowLink>
  ) : (
    withReadableEmails(username)
  );
};

const Unlock = ({ user }: { user: MerchantUser }) => {
  const may = useMay();
  if (user.status !== 'LOCKED' || !may('unlock', 'merchant-users')) return null;
  return <UnlockUser user={user} isInRow={false} />;
};
