import { Alert } from '@mui/material';
import { useState } from 'react';
import { useMessages } from '../../shared/messages/use-messages.ts';
import type { Account } from '#contract/users/users.ts';
import { Facts } from '../kit/fields/Facts.tsx';
import { ErrorAlert } from '../kit/layout/ErrorAlert.tsx';
import { Loading } from '../kit/layout/Loading.tsx';
import { Panel } from '../kit/layout/Panel.tsx';
import type { en } from '../kit/messages/en.ts';
import { ChangeEmail } from './ChangeEmail.tsx';
import { ChangeOwnPassword } from './ChangeOwnPassword.tsx';
import { useOwnAccount } from './use-own-account.ts';

/** E-mail and password of the signed-in user. */
export const SignInData = () => {
  const t = useMessages<typeof en>();
  const { data, error, refetch } = useOwnAccount();
  if (error && !data) {
    return (
      <ErrorAlert error={error} fallback={t('admin.ownAccount.failed')} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <Loading />;
  return (
    <>
      <Email account={data} />
      <Password account={data} />
    </>
  );
};

const Email = ({ account: { email, isEmailVerified } }: { account: Account }) => {
  const t = useMessages<typeof en>();
  const [askedFor, setAskedFor] = useState<string>();
  const status = t(`admin.account.email.${isEmailVerified ? 'verified' : 'notVerified'}`);
  return (
    <Panel title={t('admin.account.email.title')} action={<ChangeEmail onAsked={setAskedFor} />}>
      {askedFor !== undefined && (
        <Alert severity="success" role="status">
          {t('admin.account.email.mailed', { email: askedFor, former: email })}
        </Alert>
      )}
      <Facts
        facts={[
          [t('resources.users.fields.email'), email],
          [t('resources.users.fields.status'), status],
        ]}
      />
    </Panel>
  );
};

const Password = ({ account: { username, isPasswordTemporary } }: { account: Account }) => {
  const t = useMessages<typeof en>();
  const setBy = t(`admin.ownAccount.${isPasswordTemporary ? 'setByOther' : 'setByUser'}`);
  return (
    <Panel title={t('admin.account.password.title')} action={<ChangeOwnPassword />}>
      <Facts
        facts={[
          [t('resources.users.fields.username'), username],
          [t('admin.account.password.title'), setBy],
        ]}
      />
    </Panel>
  );
};
