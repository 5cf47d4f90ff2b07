import type { PayPageData } from '#contract/payments/pay-page.ts';
import { Loading } from '../Loading.tsx';
import { Alert } from '../Alert.tsx';
import { CheckAgain } from './CheckAgain.tsx';
import { CheckoutOutcome } from './CheckoutOutcome.tsx';
import { useCheckoutState } from './use-checkout-state.ts';
import { useReturnMessages } from './use-return-messages.ts';
import { useTitle } from '../use-title.ts';
import { ReturnLinks } from './ReturnLinks.tsx';

type ReturnedPage = Readonly<{
  returned: Extract<PayPageData['loaded'], { kind: 'returned' }>;
  refused: PayPageData['refused'];
}>;

/**
 * `/pay/success?session_id=…`: the server renders what it knows, and the script polls the checkout until its status is
 * final. Without a script the page loads itself again, and its link and forms work.
 */
export const SuccessScreen = ({ returned, refused }: ReturnedPage) => {
  const { messages } = useReturnMessages();
  const { sessionId } = returned;
  const { progress, again } = useCheckoutState(sessionId, returned.progress);
  if (progress === null) return <Asking />;
  switch (progress.kind) {
    case 'known':
      return (
        <CheckoutOutcome
          sessionId={sessionId!}
          state={progress.state}
          polls={progress.polls}
          again={again}
          posted={{ answer: returned.answer, refused }}
        />
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
            <CheckAgain again={again} sessionId={sessionId!} polls={0} isPrimary />
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
