import { useState } from 'react';
import { AccountPage } from './AccountPage.tsx';
import { useAccountMailMessages } from './messages/account-mail-messages.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import type { NewPasswordKind } from './NewPasswordForm.tsx';
import { Result } from './Result.tsx';
import { useMailedToken } from './use-mailed-token.ts';

/** `/reset#token`: a new password for a forgotten one. */
export const ResetPage = () => <NewPasswordPage kind="reset" />;
/** `/welcome#token`: the first password of an invited user. */
export const WelcomePage = () => <NewPasswordPage kind="invitation" />;

const NewPasswordPage = ({ kind }: { kind: NewPasswordKind }) => {
  const token = useMailedToken();
  return (
    <AccountPage page={kind}>
      {token === undefined ? (
        <NoLink kind={kind} reason="missing" />
      ) : (
        <NewPassword key={token} kind={kind} token={token} />
      )}
    </AccountPage>
  );
};

const NewPassword = ({ kind, token }: { kind: NewPasswordKind; token: string }) => {
  const [outcome, setOutcome] = useState<'done' | 'gone'>();
  if (outcome === 'gone') return <NoLink kind={kind} reason="gone" />;
  if (outcome === 'done') return <Done kind={kind} />;
  return <NewPasswordForm kind={kind} token={token} onOutcome={setOutcome} />;
};

const Done = ({ kind }: { kind: NewPasswordKind }) => {
  const t = useAccountMailMessages();
  return (
    <Result tone="success" text={t(`accountMails.${kind}.done`)} to="/login" label={t('shared.signIn')} />
  );
};

const NoLink = ({ kind, reason }: { kind: NewPasswordKind; reason: 'gone' | 'missing' }) => {
  const t = useAccountMailMessages();
  const label = t('accountMails.password.askForLink');
  return <Result tone="warning" text={t(`accountMails.${kind}.${reason}`)} to="/forgot" label={label} />;
};
