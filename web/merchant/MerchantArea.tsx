import { signOut } from '#contract/users.ts';
import { call } from '../shared/call.ts';
import { clearSession, useSession } from '../shared/session.ts';
import { WordsProvider } from '../shared/words/WordsProvider.tsx';
import { httpPortalApi } from './http-portal-api.ts';
import { Portal } from './Portal.tsx';
import { bg } from './words/bg.ts';
import { en } from './words/en.ts';

const words = { bg, en };

/** The person leaves at once, whether or not the server could be told. */
const leave = (): void => {
  void call(signOut, {}).catch(() => undefined);
  clearSession();
};

/** The portal of the signed-in merchant; nothing without a session. */
const MerchantArea = () => {
  const session = useSession();
  if (!session) return null;
  return (
    <WordsProvider words={words}>
      <Portal
        key={session.token}
        api={httpPortalApi}
        base="/merchant"
        username={session.username}
        onSignOut={leave}
      />
    </WordsProvider>
  );
};
export default MerchantArea;
