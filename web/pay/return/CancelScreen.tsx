import { Notice } from '../Notice.tsx';
import { linkAddress } from '../pay-route.ts';
import { useReturnMessages } from './use-return-messages.ts';
import { WaysOn } from './WaysOn.tsx';

/** `/pay/cancel?link={token}`: nothing was paid, and the link still waits. */
export const CancelScreen = ({ token }: { token: string | null }) => {
  const { messages } = useReturnMessages();
  return (
    <Notice tone="warning" title={messages.cancel.title} text={messages.cancel.text}>
      <WaysOn>
        {token !== null && (
          <a className="button primary" href={linkAddress(token)}>
            {messages.cancel.again}
          </a>
        )}
      </WaysOn>
    </Notice>
  );
};
