import { Loading } from '../Loading.tsx';
import { Notice } from '../Notice.tsx';
import { CheckoutOutcome } from './CheckoutOutcome.tsx';
import { useCheckoutState } from './use-checkout-state.ts';
import { useReturnWords } from './use-return-words.ts';
import { useTitle } from '../use-title.ts';
import { WaysOn } from './WaysOn.tsx';

/** `/pay/success?session_id=…`: what became of the payment, asked until it is decided. */
export const SuccessScreen = ({ sessionId }: { sessionId: string | null }) => {
  const { words } = useReturnWords();
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
        <Notice tone="error" title={words.success.notFound} text={words.success.notFoundHint}>
          <WaysOn />
        </Notice>
      );
    case 'unreachable':
      return (
        <Notice tone="warning" title={words.success.unreachable} text={words.success.unreachableHint}>
          <WaysOn>
            <button type="button" className="button primary" onClick={again}>
              {words.success.checkAgain}
            </button>
          </WaysOn>
        </Notice>
      );
  }
};

const Asking = () => {
  const { words } = useReturnWords();
  useTitle(words.success.wait);
  return <Loading label={words.success.checking} />;
};
