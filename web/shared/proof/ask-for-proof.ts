import { useEffect, useState } from 'react';

/** Opens the password dialog. @returns whether it was proved; false when the person cancelled */
type ProofDialogOpener = () => Promise<boolean>;

/** The latest registered one is used: the back office has its own dialog. */
const openers: ProofDialogOpener[] = [];
let pending: Promise<boolean> | undefined;

/** Registers a dialog while it is mounted. @returns a function that removes it */
export const registerProofDialog = (opener: ProofDialogOpener): (() => void) => {
  openers.push(opener);
  return () => void openers.splice(openers.lastIndexOf(opener), 1);
};

/** Asks for the password; concurrent calls share one dialog. */
export const askForProof = (): Promise<boolean> => {
  pending ??= (openers[openers.length - 1]?.() ?? Promise.resolve(false)).finally(() => {
    pending = undefined;
  });
  return pending;
};

type Question = Readonly<{ answer: (isProved: boolean) => void }>;

/** The question of a call that waits for a proof, while the dialog that asks it is mounted; undefined without one. */
export const useProofQuestion = (): Question | undefined => {
  const [question, setQuestion] = useState<Question>();
  useEffect(() => registerProofDialog(() => new Promise((answer) => setQuestion({ answer }))), []);
  return (
    question && {
      answer: (isProved) => {
        setQuestion(undefined);
        question.answer(isProved);
      },
    }
  );
};
