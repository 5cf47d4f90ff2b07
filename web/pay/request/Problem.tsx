import { Alert, type Tone } from '../Alert.tsx';
import { usePayMessages } from '../use-pay-messages.ts';
import type { PayMessages } from '../messages/en.ts';

type PayProblem = keyof PayMessages['problem'];

/** Other problems are errors. */
const tones: Readonly<Partial<Record<PayProblem, Tone>>> = {
  gone: 'warning',
  'merchant-pending': 'waiting',
  'merchant-not-accepting': 'warning',
  'already-paid': 'success',
  credited: 'success',
  'under-review': 'warning',
};

/** Why a payment link cannot be paid, and what the payer can do. */
export const Problem = ({ problem }: { problem: PayProblem }) => {
  const { messages } = usePayMessages();
  const { title, hint } = messages.problem[problem];
  return (
    <Alert tone={tones[problem] ?? 'error'} title={title} text={hint}>
      {problem === 'load-failed' ? (
        <button type="button" className="button primary" onClick={() => location.reload()}>
          {messages.again}
        </button>
      ) : (
        <a className="button" href="/">
          {messages.goHome}
        </a>
      )}
    </Alert>
  );
};
