import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { switchMerchant } from '#contract/users/own-merchants.ts';
import { call } from '../../shared/call.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { readSession, writeSession } from '../../shared/session.ts';
import { ResultBanner } from '../../shared/state/ResultBanner.tsx';
import classes from '../account-mails/AccountPage.module.css';
import { Result } from '../account-mails/Result.tsx';
import { useInvitationMessages } from './messages/invitation-messages.ts';

export type Acceptance = Readonly<{
  kind: 'TEAM' | 'ACCOUNTANT';
  merchantId: number;
  isSignedIn: boolean;
}>;

interface AcceptedProps {
  readonly acceptance: Acceptance;
  readonly business: string;
}

/** The invitation is accepted; leads to where the person works now. */
export const Accepted = ({ acceptance, business }: AcceptedProps) => {
  const t = useInvitationMessages();
  const { kind, merchantId, isSignedIn } = acceptance;
  const text = t(kind === 'TEAM' ? 'invitation.accepted' : 'invitation.acceptedAccountant', { business });
  if (!isSignedIn) return <Result tone="success" text={text} to="/login" label={t('shared.signIn')} />;
  if (kind === 'ACCOUNTANT')
    return <Result tone="success" text={text} to="/admin" label={t('invitation.openClients')} />;
  return (
    <div className={classes['card']}>
      <ResultBanner tone="success">{text}</ResultBanner>
      <Enter merchantId={merchantId} label={t('invitation.enter', { business })} />
    </div>
  );
};

/** Lets the session act for the new merchant and opens the portal. */
const Enter = ({ merchantId, label }: Readonly<{ merchantId: number; label: string }>) => {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const enter = async (): Promise<void> => {
    setBusy(true);
    // Without an answer the portal opens for the former merchant, where it can be changed.
    const switched = await call(switchMerchant, { body: { merchantId } }).catch(() => undefined);
    const session = readSession();
    if (switched !== undefined && session !== null) writeSession({ ...session, merchantId });
    await navigate('/merchant');
  };
  return (
    <Button variant="primary" size="large" full busy={isBusy} onClick={() => void enter()}>
      {label}
    </Button>
  );
};
