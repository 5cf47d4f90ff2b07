import { useFactorMessages } from '../../shared/factors/messages/use-factor-messages.ts';
import { hasPasskeys } from '../../shared/factors/passkeys.ts';
import { signInWithPasskey } from '../../shared/sign-in-with.ts';
import { PasskeyButton } from './PasskeyButton.tsx';

/** Signs in by a passkey, without a name; nothing where the browser has no WebAuthn. */
export const PasskeySignIn = () => {
  const t = useFactorMessages();
  if (!hasPasskeys()) return null;
  return <PasskeyButton enter={signInWithPasskey}>{t('factors.signIn.alone')}</PasskeyButton>;
};
