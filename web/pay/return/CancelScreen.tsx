import { Notice } from '../Notice.tsx';
import { linkAddress } from '../pay-route.ts';
import { useReturnWords } from './use-return-words.ts';
import { WaysOn } from './WaysOn.tsx';

/** `/pay/cancel?link={token}`: nothing was paid, and the link still waits. */
export const CancelScreen = ({ token }: { token: string | null }) => {
  const { words } = useReturnWords();
  return (
    <Notice tone="warning" title={words.cancel.title} text={words.cancel.text}>
      <WaysOn>
        {token !== null && (
          <a className="button primary" href={linkAddress(token)}>
            {words.cancel.again}
          </a>
        )}
      </WaysOn>
    </Notice>
  );
};
