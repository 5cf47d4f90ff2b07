import { useEffect, useState } from 'react';
import { listFactors, proveByCode } from '#contract/users/second-factors.ts';
import { provePassword } from '#contract/users/sessions.ts';
import { call } from '../call.ts';
import { typedCode } from '../factors/typed-code.ts';

/** What confirms an action: the password or a code of the authenticator app. */
type Proof = 'password' | 'code';

/** The request bodies of the proofs. */
export const proofSchemas = { password: provePassword.body, code: proveByCode.body } as const;

/** Sends a recent proof. @throws ApiError */
export const prove = async (proof: Proof, text: string): Promise<void> => {
  await (proof === 'password'
    ? call(provePassword, { body: { password: text } })
    : call(proveByCode, { body: { code: typedCode(text) } }));
};

/** The chosen proof, and the other one when the account has an authenticator app. */
export const useProofChoice = () => {
  const hasApp = useHasApp();
  const [proof, choose] = useState<Proof>('password');
  const other: Proof = proof === 'password' ? 'code' : 'password';
  return { proof, other: hasApp ? other : undefined, choose };
};

/** Whether the account has an authenticator app; false until it is known. */
const useHasApp = (): boolean => {
  const [hasApp, setHasApp] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    call(listFactors, {}, { signal: leaving.signal }).then(
      ({ factors }) => setHasApp(factors.some(({ kind }) => kind === 'TOTP')),
      // Without an answer the password remains.
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  return hasApp;
};
