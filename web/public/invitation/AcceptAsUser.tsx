import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { acceptInvitation } from '#contract/team/invitations.ts';
import { messageOf } from '../../shared/api-error.ts';
import { call } from '../../shared/call.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { clearSession } from '../../shared/session.ts';
import { Banner } from '../../shared/state/Banner.tsx';
import type { Acceptance } from './Accepted.tsx';
import { keepToken, signInForInvitation } from './kept-token.ts';
import { useInvitationMessages } from './messages/invitation-messages.ts';
import { isGone } from './use-invitation.ts';

interface AcceptAsUserProps {
  readonly token: string;
  readonly username: string;
  readonly onAccepted: (acceptance: Acceptance) => void;
  readonly onGone: () => void;
}

/** Keeps the token and leads to the sign-in page, which leads back. */
const useSignIn = (token: string): (() => void) => {
  const navigate = useNavigate();
  return () => {
    keepToken(token);
    void navigate(signInForInvitation);
  };
};

/** Accepts as the signed-in user; the server refuses another address and another role. */
export const AcceptAsUser = ({ token, username, onAccepted, onGone }: AcceptAsUserProps) => {
  const t = useInvitationMessages();
  const signIn = useSignIn(token);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const accept = async (): Promise<void> => {
    setFailure(undefined);
    setBusy(true);
    try {
      const { kind, merchantId } = await call(acceptInvitation, { body: { token } });
      keepToken(undefined);
      onAccepted({ kind, merchantId, isSignedIn: true });
    } catch (error) {
      if (isGone(error)) return onGone();
      setFailure(messageOf(error, t('invitation.acceptFailed')));
    }
    setBusy(false);
  };
  const changeUser = (): void => {
    clearSession();
    signIn();
  };
  return (
    <>
      <p>{t('invitation.signedInAs', { username })}</p>
      {failure !== undefined && <Banner tone="error">{failure}</Banner>}
      <Button variant="primary" size="large" full busy={isBusy} onClick={() => void accept()}>
        {t('invitation.accept')}
      </Button>
      <Button full onClick={changeUser}>
        {t('invitation.other')}
      </Button>
    </>
  );
};

/** For an address with an account and without a session. */
export const SignInToAccept = ({ token }: { token: string }) => {
  const t = useInvitationMessages();
  const signIn = useSignIn(token);
  return (
    <>
      <p>{t('invitation.hasAccount')}</p>
      <Button variant="primary" size="large" full onClick={signIn}>
        {t('invitation.signIn')}
      </Button>
    </>
  );
};
