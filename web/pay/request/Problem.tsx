import { Notice, type Tone } from '../Notice.tsx';
import { usePayWords } from '../use-pay-words.ts';
import type { LinkProblem } from '#contract/pay-page.ts';

const tones: Readonly<Record<LinkProblem, Tone>> = {
  'not-found': 'error',
  gone: 'warning',
  'already-paid': 'success',
  'load-failed': 'error',
};

/** Why a link cannot be paid, and what the payer can do about it. */
export const Problem = ({ problem }: { problem: LinkProblem }) => {
  const { words } = usePayWords();
  const { title, hint } = words.problem[problem];
  return (
    <Notice tone={tones[problem]} title={title} text={hint}>
      {problem === 'load-failed' ? (
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
