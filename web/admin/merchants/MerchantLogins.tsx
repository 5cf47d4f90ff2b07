import { useQuery } from '@tanstack/react-query';
import { DataTable, SimpleList } from 'react-admin';
import { listMerchantLogins, type Merchant, type MerchantLogin } from '#contract/merchants.ts';
import { unlockUser } from '#contract/users.ts';
import { call } from '../../shared/call.ts';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { EmptyState } from '../../shared/state/EmptyState.tsx';
import { Loading } from '../../shared/state/Loading.tsx';
import { StatusChip } from '../../shared/StatusChip.tsx';
import { useWords } from '../../shared/words/use-words.ts';
import { ActButton } from '../acts/ActButton.tsx';
import { useAct } from '../acts/use-act.ts';
import { Rows } from '../fields/Rows.tsx';
import { ShowLink } from '../fields/ShowLink.tsx';
import { useMay } from '../use-may.ts';
import type { en } from '../words/en.ts';

/** Who signs in for a merchant; support, who sees no other users, lets them in again here. */
export const MerchantLogins = ({ merchant }: { merchant: Merchant }) => {
  const t = useWords<typeof en>();
  const { data, error, refetch } = useQuery({
    queryKey: ['merchants', 'logins', merchant.id],
    queryFn: ({ signal }) => call(listMerchantLogins, { params: { id: merchant.id } }, { signal }),
  });
  if (error) {
    return (
      <ErrorBanner error={error} fallback={t('admin.users.loadFailed')} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <Loading />;
  if (data.length === 0) return <EmptyState icon="person" title={t('admin.merchants.noLogins')} />;
  return (
    <Rows<MerchantLogin> rows={data} cards={<LoginCards />}>
      <DataTable.Col<MerchantLogin>
        source="username"
        label="resources.users.fields.username"
        render={(login) => <Name login={login} />}
      />
      <DataTable.Col<MerchantLogin> source="firstName" label="admin.users.fullName" render={fullNameOf} />
      <DataTable.Col<MerchantLogin>
        source="status"
        label="resources.users.fields.status"
        render={({ status }) => <StatusChip owner="user" status={status} />}
      />
      <DataTable.Col<MerchantLogin>
        source="actions"
        label="resources.users.fields.actions"
        disableSort
        render={(login) => <Unlock login={login} />}
      />
    </Rows>
  );
};

const fullNameOf = ({ firstName, lastName }: MerchantLogin) => `${firstName} ${lastName}`.trim();

const LoginCards = () => (
  <SimpleList<MerchantLogin>
    rowClick={false}
    primaryText={(login) => <Name login={login} />}
    secondaryText={fullNameOf}
    tertiaryText={(login) => (
      <>
        <StatusChip owner="user" status={login.status} /> <Unlock login={login} />
      </>
    )}
  />
);

/** For who may see users, the way there. */
const Name = ({ login: { id, username } }: { login: MerchantLogin }) => {
  const may = useMay();
  return may('show', 'users') ? (
    <ShowLink resource="users" id={id}>
      {username}
    </ShowLink>
  ) : (
    username
  );
};

const Unlock = ({ login }: { login: MerchantLogin }) => {
  const t = useWords<typeof en>();
  const may = useMay();
  const { act, isBusy } = useAct();
  const unlock = () =>
    act(() => call(unlockUser, { params: { id: login.id } }), {
      done: t('admin.users.unlocked'),
      failed: t('admin.users.unlockFailed'),
    });
  if (login.status !== 'LOCKED' || !may('unlock', 'merchant-logins')) return null;
  return (
    <ActButton
      icon="unlock"
      act={t('admin.users.unlock')}
      of={login.username}
      isInRow={false}
      busy={isBusy}
      onClick={() => void unlock()}
    />
  );
};
