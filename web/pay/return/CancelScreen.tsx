import type { PayerDecline } from '#contract/payments/words/payer-decline.ts';
import { Alert } from '../Alert.tsx';
import { useHydrated } from '../../shared/layout/use-hydrated.ts';
import { linkAddress } from '../pay-route.ts';
import { readTypedDetails } from '../request/typed-details.ts';
import { useReturnMessages } from './use-return-messages.ts';
import { ReturnLinks } from './ReturnLinks.tsx';

/** `/pay/cancel?link={token}`: nothing was paid; the payment link is still open. */
export const CancelScreen = ({
  token,
  attempt,
  declined,
}: {
  token: string | null;
  /** The key of the attempt that was left; null when it is unknown. */
  attempt: string | null;
  /** Why the last card was declined; null when the payer left the page or the reason is unknown. */
  declined: PayerDecline | null;
}) => {
  const { messages } = useReturnMessages();
  const query = useAttemptQuery(token, attempt);
  const { title, text } =
    declined === null
      ? messages.cancel
      : { title: messages.declined.title, text: messages.declined.reasons[declined] };
  return (
    <Alert tone="warning" title={title} text={text}>
      {declined !== null && <p className="hint">{messages.declined.kept}</p>}
      <ReturnLinks>
        {token !== null && (
          <a className="button primary" href={linkAddress(token) + query}>
            {messages.cancel.again}
          </a>
        )}
      </ReturnLinks>
    </Alert>
  );
};

/** The query by which the server fills in what was typed; empty once the browser finds it in its own storage. */
const useAttemptQuery = (token: string | null, attempt: string | null): string => {
  const isHydrated = useHydrated();
  const isStored = isHydrated && token !== null && readTypedDetails(token) !== null;
  return attempt === null || isStored ? '' : `?attempt=${attempt}`;
};
