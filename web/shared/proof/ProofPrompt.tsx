import { Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { registerProofDialog } from './ask-for-proof.ts';
import { lazyPart } from '../state/lazy-part.ts';

const ProofDialog = lazyPart(() => import('./ProofDialog.tsx'));

type Question = Readonly<{ answer: (isProved: boolean) => void }>;

/** Asks for the password when a call needs a recent proof; the call is then repeated. */
export const ProofPrompt = () => {
  const [question, setQuestion] = useState<Question>();
  useEffect(() => registerProofDialog(() => new Promise((answer) => setQuestion({ answer }))), []);
  if (question === undefined) return null;
  const answer = (isProved: boolean): void => {
    setQuestion(undefined);
    question.answer(isProved);
  };
  // In document.body: an open dialog of the back office hides the root from assistive technology.
  return createPortal(
    <Suspense fallback={null}>
      <ProofDialog onProved={() => answer(true)} onClose={() => answer(false)} />
    </Suspense>,
    document.body,
  );
};
