import { Notice, type Tone } from '../Notice.tsx';
import { usePayWords } from '../use-pay-words.ts';
import type { PayWords } from '../words/en.ts';

type PayProblem = keyof PayWords['problem'];

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
  const { words } = usePayWords();
  const { title, hint } = words.problem[problem];
  return (
    <Notice tone={tones[problem] ?? 'error'} title={title} text={hint}>
      {problem === 'load-failed' || problem === 'broken' ? (
        <button type="button" className="button primary" onClick={() => location.reload()}>
          {words.again}
        </button>
      ) : (
        <a className="button" href="/">
          {words.goHome}
        </a>
      )}
    </Notice>
  );
};
