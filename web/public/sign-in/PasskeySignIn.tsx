import { useFactorMessages } from '../../shared/factors/messages/factor-messages.ts';
import { hasPasskeys } from '../../shared/factors/passkeys.ts';
import { useHydrated } from '../../shared/layout/use-hydrated.ts';
import { loadSignIn } from './load-sign-in.ts';
import { PasskeyButton } from './PasskeyButton.tsx';

const enter = async () => (await loadSignIn()).signInWithPasskey();

/** Signs in by a passkey, without a name; nothing where the browser has no WebAuthn. */
export const PasskeySignIn = () => {
  const t = useFactorMessages();
  const isHydrated = useHydrated();
  // Most browsers have it: a page that the build renders shows the button.
  if (isHydrated && !hasPasskeys()) return null;
  return <PasskeyButton enter={enter}>{t('factors.signIn.alone')}</PasskeyButton>;
};
