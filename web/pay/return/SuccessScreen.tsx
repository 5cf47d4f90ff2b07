import { Loading } from '../Loading.tsx';
import { Alert } from '../Alert.tsx';
import { CheckoutOutcome } from './CheckoutOutcome.tsx';
import { useCheckoutState } from './use-checkout-state.ts';
import { useReturnMessages } from './use-return-messages.ts';
import { useTitle } from '../use-title.ts';
import { ReturnLinks } from './ReturnLinks.tsx';

/** `/pay/success?session_id=…`: polls the checkout until its status is final. */
export const SuccessScreen = ({ sessionId }: { sessionId: string | null }) => {
  const { messages } = useReturnMessages();
  const { progress, again } = useCheckoutState(sessionId);
  switch (progress.kind) {
    case 'loading':
      return <Asking />;
    case 'known':
      return (
        <CheckoutOutcome sessionId={sessionId!} state={progress.state} polls={progress.polls} again={again} />
      );
    case 'unknown':
      return (
        <Alert tone="error" title={messages.success.notFound} text={messages.success.notFoundHint}>
          <ReturnLinks />
        </Alert>
      );
    case 'unreachable':
      return (
        <Alert tone="warning" title={messages.success.unreachable} text={messages.success.unreachableHint}>
          <ReturnLinks>
            <button type="button" className="button primary" onClick={again}>
              {messages.success.checkAgain}
            </button>
          </ReturnLinks>
        </Alert>
      );
  }
};

const Asking = () => {
  const { messages } = useReturnMessages();
  useTitle(messages.success.wait);
  return <Loading label={messages.success.checking} />;
};
