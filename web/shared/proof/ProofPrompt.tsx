import { Suspense } from 'react';
import { createPortal } from 'react-dom';
import { lazyPart } from '../state/lazy-part.ts';
import { useProofQuestion } from './ask-for-proof.ts';

const ProofDialog = lazyPart(() => import('./ProofDialog.tsx'));

/** Asks for the password when a call needs a recent proof; the call is then repeated. */
export const ProofPrompt = () => {
  const question = useProofQuestion();
  if (question === undefined) return null;
  // In document.body: an open dialog of the back office hides the root from assistive technology.
  return createPortal(
    <Suspense fallback={null}>
      <ProofDialog onProved={() => question.answer(true)} onClose={() => question.answer(false)} />
    </Suspense>,
    document.body,
  );
};
