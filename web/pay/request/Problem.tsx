import { Notice, type Tone } from '../Notice.tsx';
import { usePayMessages } from '../use-pay-messages.ts';
import type { PayMessages } from '../messages/en.ts';

type PayProblem = keyof PayMessages['problem'];

/** Whatever is not here is an error. */
const tones: Readonly<Partial<Record<PayProblem, Tone>>> = {
  gone: 'warning',
  'merchant-pending': 'waiting',
  'merchant-not-accepting': 'warning',
  'already-paid': 'success',
  'under-review': 'warning',
};

/** Why a link cannot be paid, or the page not shown, and what the payer can do about it. */
export const Problem = ({ problem }: { problem: PayProblem }) => {
  const { messages } = usePayMessages();
  const { title, hint } = messages.problem[problem];
  return (
    <Notice tone={tones[problem] ?? 'error'} title={title} text={hint}>
      {problem === 'load-failed' || problem === 'broken' ? (
        <button type="button" className="button primary" onClick={() => location.reload()}>
          {messages.again}
        </button>
      ) : (
        <a className="button" href="/">
          {messages.goHome}
        </a>
      )}
    </Notice>
  );
};
