import { Loading } from '../Loading.tsx';
import { Notice } from '../Notice.tsx';
import { CheckoutOutcome } from './CheckoutOutcome.tsx';
import { useCheckoutState } from './use-checkout-state.ts';
import { useReturnMessages } from './use-return-messages.ts';
import { useTitle } from '../use-title.ts';
import { WaysOn } from './WaysOn.tsx';

/** `/pay/success?session_id=…`: what became of the payment, asked until it is decided. */
export const SuccessScreen = ({ sessionId }: { sessionId: string | null }) => {
  const { messages } = useReturnMessages();
  const { followed, again } = useCheckoutState(sessionId);
  switch (followed.kind) {
    case 'asking':
      return <Asking />;
    case 'known':
      return (
        <CheckoutOutcome sessionId={sessionId!} state={followed.state} looks={followed.looks} again={again} />
      );
    case 'unknown':
      return (
        <Notice tone="error" title={messages.success.notFound} text={messages.success.notFoundHint}>
          <WaysOn />
        </Notice>
      );
    case 'unreachable':
      return (
        <Notice tone="warning" title={messages.success.unreachable} text={messages.success.unreachableHint}>
          <WaysOn>
            <button type="button" className="button primary" onClick={again}>
              {messages.success.checkAgain}
            </button>
          </WaysOn>
        </Notice>
      );
  }
};

const Asking = () => {
  const { messages } = useReturnMessages();
  useTitle(messages.success.wait);
  return <Loading label={messages.success.checking} />;
};
