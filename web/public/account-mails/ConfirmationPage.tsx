import { useState } from 'react';
import { undoEmailChange, verifyEmail } from '#contract/account-mails.ts';
import { ApiError, messageOf } from '../../shared/api-error.ts';
import { call } from '../../shared/call.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { homeOf, useSession } from '../../shared/session.ts';
import { Banner } from '../../shared/state/Banner.tsx';
import { AccountPage } from './AccountPage.tsx';
import classes from './AccountPage.module.css';
import { useAccountMailMessages } from './messages/use-account-mail-messages.ts';
import { Result } from './Result.tsx';
import { useMailedToken } from './use-mailed-token.ts';

const endpoints = { verify: verifyEmail, emailUndo: undoEmailChange } as const;
type Kind = keyof typeof endpoints;

/** `/verify#token`: confirms an e-mail address. */
export const VerifyPage = () => <ConfirmationPage kind="verify" />;
/** `/email-undo#token`: restores the former e-mail address. */
export const EmailUndoPage = () => <ConfirmationPage kind="emailUndo" />;

/** One button, as programs that preview links must not use the token up. */
const ConfirmationPage = ({ kind }: { kind: Kind }) => {
  const token = useMailedToken();
  return (
    <AccountPage page={kind}>
      {token === undefined ? (
        <NoLink kind={kind} reason="missing" />
      ) : (
        <Confirmation key={token} kind={kind} token={token} />
      )}
    </AccountPage>
  );
};

const Confirmation = ({ kind, token }: { kind: Kind; token: string }) => {
  const t = useAccountMailMessages();
  const [outcome, setOutcome] = useState<'asking' | 'done' | 'gone'>();
  const [failure, setFailure] = useState<string>();
  const confirm = async (): Promise<void> => {
    setFailure(undefined);
    setOutcome('asking');
    try {
      await call(endpoints[kind], { body: { token } }, { withoutSession: true });
      setOutcome('done');
    } catch (error) {
      const isGone = error instanceof ApiError && error.status === 410;
      setOutcome(isGone ? 'gone' : undefined);
      if (!isGone) setFailure(messageOf(error, t(`accountMails.${kind}.failed`)));
    }
  };
  if (outcome === 'done') return <Done kind={kind} />;
  if (outcome === 'gone') return <NoLink kind={kind} reason="gone" />;
  return (
    <div className={classes['card']}>
      {failure !== undefined && <Banner tone="error">{failure}</Banner>}
      <Button variant="primary" size="large" full busy={outcome === 'asking'} onClick={() => void confirm()}>
        {t(`accountMails.${kind}.submit`)}
      </Button>
    </div>
  );
};

const Done = ({ kind }: { kind: Kind }) => {
  const t = useAccountMailMessages();
  const session = useSession();
  const verified = session ? homeOf(session.role) : '/login';
  return (
    <Result
      tone="success"
      text={t(`accountMails.${kind}.done`)}
      to={kind === 'verify' ? verified : '/forgot'}
      label={kind === 'verify' && !session ? t('shared.signIn') : t(`accountMails.${kind}.next`)}
    />
  );
};

const NoLink = ({ kind, reason }: { kind: Kind; reason: 'gone' | 'missing' }) => {
  const t = useAccountMailMessages();
  return (
    <Result
      tone="warning"
      text={t(`accountMails.${kind}.${reason}`)}
      to="/login"
      label={t('shared.signIn')}
    />
  );
};
