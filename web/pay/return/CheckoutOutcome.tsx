import type { CheckoutState } from '#contract/payments/checkouts.ts';
import { Alert } from '../Alert.tsx';
import { CheckAgain } from './CheckAgain.tsx';
import { outcomeOf } from './outcome-of.ts';
import { Paid } from './Paid.tsx';
import type { PostedForm } from './posted-form.ts';
import { Receipt } from './Receipt.tsx';
import { useReturnMessages } from './use-return-messages.ts';
import { ReturnLinks } from './ReturnLinks.tsx';

/** The outcome of the checkout: paid, processing, open, or failed. */
export const CheckoutOutcome = ({
  sessionId,
  state,
  polls,
  again,
  posted,
}: {
  sessionId: string;
  state: CheckoutState;
  polls: number;
  again: () => void;
  posted: PostedForm;
}) => {
  const { messages } = useReturnMessages();
  const say = messages.success;
  const declined = state.declined && messages.declined.reasons[state.declined];
  const payAgain = state.payAgainUrl !== null && (
    <a className="button primary" href={state.payAgainUrl}>
      {say.again}
    </a>
  );
  const checkAgain = <CheckAgain sessionId={sessionId} polls={polls + 1} again={again} />;
  switch (outcomeOf(state.status, polls)) {
    case 'paid':
      return <Paid sessionId={sessionId} state={state} posted={posted} />;
    case 'checking':
      return (
        <Alert tone="waiting" title={say.checking} text={say.checkingHint}>
          <Receipt state={state} sentTo={null} />
          <ReturnLinks>{checkAgain}</ReturnLinks>
        </Alert>
      );
    case 'under-way':
      return (
        <Alert tone="waiting" title={say.underWay} text={messages.documents[state.documentType].underWay}>
          <Receipt state={state} sentTo={null} />
          <ReturnLinks>{checkAgain}</ReturnLinks>
        </Alert>
      );
    case 'open':
      return (
        <Alert tone="warning" title={say.open} text={declined ?? say.openHint}>
          <ReturnLinks>
            {payAgain}
            {checkAgain}
          </ReturnLinks>
        </Alert>
      );
    case 'failed':
      return (
        <Alert
          tone="error"
          title={declined === null ? say.failed : messages.declined.title}
          text={declined ?? say.failedHint}
        >
          <ReturnLinks>{payAgain}</ReturnLinks>
        </Alert>
      );
  }
};
