import type { PayerDecline } from '#contract/payer-decline.ts';
import { Alert } from '../Alert.tsx';
import { linkAddress } from '../pay-route.ts';
import { useReturnMessages } from './use-return-messages.ts';
import { ReturnLinks } from './ReturnLinks.tsx';

/** `/pay/cancel?link={token}`: nothing was paid; the payment link is still open. */
export const CancelScreen = ({
  token,
  declined,
}: {
  token: string | null;
  /** Why the last card was declined; null when the payer left the page or the reason is unknown. */
  declined: PayerDecline | null;
}) => {
  const { messages } = useReturnMessages();
  const { title, text } =
    declined === null
      ? messages.cancel
      : { title: messages.declined.title, text: messages.declined.reasons[declined] };
  return (
    <Alert tone="warning" title={title} text={text}>
      {declined !== null && <p className="hint">{messages.declined.kept}</p>}
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
