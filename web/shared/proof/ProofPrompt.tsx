import { Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { provideAsker } from './ask-for-proof.ts';
import { lazyChunk } from '../state/lazy-chunk.ts';

const ProofDialog = lazyChunk(() => import('./ProofDialog.tsx'));

type Question = Readonly<{ answer: (isProved: boolean) => void }>;

/** Asks for the password over whatever is on screen when a call needs a recent proof; the call is then repeated. */
export const ProofPrompt = () => {
  const [question, setQuestion] = useState<Question>();
  useEffect(() => provideAsker(() => new Promise((answer) => setQuestion({ answer }))), []);
  if (question === undefined) return null;
  const answer = (isProved: boolean): void => {
    setQuestion(undefined);
    question.answer(isProved);
  };
  // Beside the root: a dialog of the back office hides the root from assistive technology while it is open.
  return createPortal(
    <Suspense fallback={null}>
      <ProofDialog onProved={() => answer(true)} onClose={() => answer(false)} />
    </Suspense>,
    document.body,
  );
};
