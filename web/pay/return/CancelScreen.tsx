import { Alert } from '../Alert.tsx';
import { linkAddress } from '../pay-route.ts';
import { useReturnMessages } from './use-return-messages.ts';
import { ReturnLinks } from './ReturnLinks.tsx';

/** `/pay/cancel?link={token}`: nothing was paid; the payment link is still open. */
export const CancelScreen = ({ token }: { token: string | null }) => {
  const { messages } = useReturnMessages();
  return (
    <Alert tone="warning" title={messages.cancel.title} text={messages.cancel.text}>
      <ReturnLinks>
        {token !== null && (
          <a className="button primary" href={linkAddress(token)}>
            {messages.cancel.again}
          </a>
        )}
      </ReturnLinks>
    </Alert>
  );
};
