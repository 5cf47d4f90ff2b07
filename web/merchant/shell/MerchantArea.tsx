import { shownText } from '#contract/shown-text.ts';
import { signOut } from '#contract/users/users.ts';
import { call } from '../../shared/call.ts';
import { clearSession, useSession } from '../../shared/session.ts';
import { MessagesProvider } from '../../shared/messages/MessagesProvider.tsx';
import { pushSubscription } from '../kit/portal/service-worker.ts';
import { Portal } from './Portal.tsx';
import { shell as bg } from '../kit/messages/shell-bg.ts';
import { shell as en } from '../kit/messages/shell-en.ts';

const messages = { bg, en };

/** Signs out locally even if the server cannot be reached. */
const leave = (): void => {
  void call(signOut, {}, { isQuiet: true }).catch(() => undefined);
  // The server ends the notifications with the session; the browser forgets its subscription, too.
  void pushSubscription()
    .then((subscription) => subscription?.unsubscribe())
    .catch(() => undefined);
  clearSession();
};

/** The portal of the signed-in merchant; empty without a session. */
const MerchantArea = () => {
  const session = useSession();
  if (!session) return null;
  return (
    <MessagesProvider messages={messages} shown={shownText}>
      <Portal
        // Another merchant: a new cache, and no form of the former one.
        key={`${session.token} ${session.merchantId ?? ''}`}
        base="/merchant"
        username={session.username}
        onSignOut={leave}
      />
    </MessagesProvider>
  );
};
export default MerchantArea;
