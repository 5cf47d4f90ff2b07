import { useState } from 'react';
import { ApiError } from '../../shared/api-error.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { useSession } from '../../shared/session.ts';
import classes from '../account-mails/AccountPage.module.css';
import { Accepted, type Acceptance } from './Accepted.tsx';
import { AcceptAsUser, SignInToAccept } from './AcceptAsUser.tsx';
import { useInvitationMessages } from './messages/invitation-messages.ts';
import { NewAccountForm } from './NewAccountForm.tsx';
import { RefuseDialog } from './RefuseDialog.tsx';
import type { InvitationFacts } from './use-invitation.ts';

interface InvitationProps {
  readonly token: string;
  readonly invitation: InvitationFacts;
  readonly onOutcome: (outcome: 'gone' | 'refused') => void;
}

/** An open invitation: whose it is, as what, and the ways to accept or refuse it. */
export const Invitation = ({ token, invitation, onOutcome }: InvitationProps) => {
  const t = useInvitationMessages();
  const session = useSession();
  const [isRefusing, setRefusing] = useState(false);
  const [accepted, setAccepted] = useState<Acceptance>();
  // The address got an account after the invitation was read.
  const [hasAccount, setHasAccount] = useState(invitation.hasAccount);
  const business = invitation.businessName;
  if (accepted !== undefined) return <Accepted acceptance={accepted} business={business} />;
  const way = { token, onAccepted: setAccepted, onGone: () => onOutcome('gone') };
  const onRefused = (error: unknown): void => {
    if (error instanceof ApiError && error.status === 401) setHasAccount(true);
  };
  return (
    <div className={classes['card']}>
      <About invitation={invitation} />
      {!hasAccount ? (
        <NewAccountForm {...way} otherUser={session?.username} onRefused={onRefused} />
      ) : session ? (
        <AcceptAsUser {...way} username={session.username} />
      ) : (
        <SignInToAccept token={token} />
      )}
      <Button variant="quiet" full onClick={() => setRefusing(true)}>
        {t('invitation.refuse')}
      </Button>
      {isRefusing && (
        <RefuseDialog
          token={token}
          business={business}
          onClose={() => setRefusing(false)}
          onOutcome={onOutcome}
        />
      )}
    </div>
  );
};

const About = ({ invitation: { businessName, kind, role } }: Pick<InvitationProps, 'invitation'>) => {
  const t = useInvitationMessages();
  const business = businessName;
  return (
    <div>
      <p>
        <strong>
          {kind === 'TEAM' && role !== null
            ? t('invitation.team', { business, role: t(`invitation.roles.${role}.name`) })
            : t('invitation.accountant', { business })}
        </strong>
      </p>
      <p>{role === null ? t('invitation.accountantMay') : t(`invitation.roles.${role}.may`)}</p>
    </div>
  );
};
