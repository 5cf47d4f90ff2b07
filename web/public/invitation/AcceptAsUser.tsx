import { useNavigate } from 'react-router-dom';
import { acceptInvitation } from '#contract/team/invitations.ts';
import { call } from '../../shared/call.ts';
import { useSending } from '../../shared/form/use-sending.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { clearSession } from '../../shared/session.ts';
import { Banner } from '../../shared/state/Banner.tsx';
import { whenGone } from '../gone.ts';
import type { Acceptance } from './Accepted.tsx';
import { keepToken, signInForInvitation } from './kept-token.ts';
import { useInvitationMessages } from './messages/invitation-messages.ts';

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
  const { send, failure, isPending } = useSending({
    send: () => call(acceptInvitation, { body: { token } }),
    failed: t('invitation.acceptFailed'),
    onDone: ({ kind, merchantId }) => {
      keepToken(undefined);
      onAccepted({ kind, merchantId, isSignedIn: true });
    },
    onFailed: whenGone(onGone),
  });
  const changeUser = (): void => {
    clearSession();
    signIn();
  };
  return (
    <>
      <p>{t('invitation.signedInAs', { username })}</p>
      {failure !== undefined && <Banner tone="error">{failure}</Banner>}
      <Button variant="primary" size="large" full busy={isPending} onClick={() => void send()}>
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
