import { useState } from 'react';
import { undoEmailChange } from '#contract/users/account-mails.ts';
import { call } from '../../shared/call.ts';
import { useSending } from '../../shared/form/use-sending.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { homeOf, useSession } from '../../shared/session.ts';
import { Banner } from '../../shared/state/Banner.tsx';
import { whenGone } from '../gone.ts';
import { AccountPage } from './AccountPage.tsx';
import classes from './AccountPage.module.css';
import { useAccountMailMessages } from './messages/account-mail-messages.ts';
import { Result } from './Result.tsx';
import { useMailedToken } from './use-mailed-token.ts';
import { VerifyForm } from './VerifyForm.tsx';

type Kind = 'verify' | 'emailUndo';

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
  const [outcome, setOutcome] = useState<'done' | 'mailed' | 'gone'>();
  if (outcome === 'done' || outcome === 'mailed') return <Done kind={kind} isMailed={outcome === 'mailed'} />;
  if (outcome === 'gone') return <NoLink kind={kind} reason="gone" />;
  const Press = kind === 'verify' ? VerifyForm : UndoButton;
  return <Press token={token} onOutcome={setOutcome} />;
};

interface UndoButtonProps {
  readonly token: string;
  readonly onOutcome: (outcome: 'done' | 'gone') => void;
}

const UndoButton = ({ token, onOutcome }: UndoButtonProps) => {
  const t = useAccountMailMessages();
  const { send, failure, isPending } = useSending({
    send: () => call(undoEmailChange, { body: { token } }, { withoutSession: true }),
    failed: t('accountMails.emailUndo.failed'),
    onDone: () => onOutcome('done'),
    onFailed: whenGone(() => onOutcome('gone')),
  });
  return (
    <div className={classes['card']}>
      {failure !== undefined && <Banner tone="error">{failure}</Banner>}
      <Button variant="primary" size="large" full busy={isPending} onClick={() => void send()}>
        {t('accountMails.emailUndo.submit')}
      </Button>
    </div>
  );
};

const Done = ({ kind, isMailed }: { kind: Kind; isMailed: boolean }) => {
  const t = useAccountMailMessages();
  const session = useSession();
  const verified = session ? homeOf(session.role) : '/login';
  return (
    <Result
      tone="success"
      text={isMailed ? t('accountMails.verify.mailed') : t(`accountMails.${kind}.done`)}
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
