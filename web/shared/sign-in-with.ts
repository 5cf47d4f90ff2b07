import {
  completeSignIn,
  completeSignInByPasskey,
  secondFactorNeeded,
  signInByPasskey,
  startPasskeySignIn,
  startPasskeyStep,
} from '#contract/users/second-factors.ts';
import { getSession, signIn, type Session } from '#contract/users/users.ts';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';
import { requestPasskey } from './factors/passkeys.ts';
import { requireFactor } from './factors/required-factor.ts';
import { writeSession, type StoredSession } from './session.ts';
import { LoginFailed, SecondStepNeeded } from './sign-in-failures.ts';

const withoutSession = { withoutSession: true } as const;

const stored = (session: Session): StoredSession => {
  writeSession(session);
  return session;
};

/**
 * Signs in and stores the session.
 * @throws LoginFailed for refused credentials, SecondStepNeeded, ApiError for anything else
 */
export const signInWith = async (
  credentials: Readonly<{ username: string; password: string }>,
): Promise<StoredSession> => {
  try {
    return stored(await call(signIn, { body: credentials }, withoutSession));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'sign-in.second-factor')
      throw new SecondStepNeeded(secondFactorNeeded.parse(error.body));
    if (error.status === 401 || error.status === 422) throw new LoginFailed();
    throw error;
  }
};

/** Completes a sign-in by a code and stores the session. @throws ApiError */
export const completeWithCode = async (challenge: string, code: string): Promise<StoredSession> =>
  stored(await call(completeSignIn, { body: { challenge, code } }, withoutSession));

/** Completes a sign-in by a passkey and stores the session. @throws ApiError, PasskeyCancelled */
export const completeWithPasskey = async (challenge: string): Promise<StoredSession> => {
  const options = await call(startPasskeyStep, { body: { challenge } }, withoutSession);
  const response = await requestPasskey(options);
  return stored(await call(completeSignInByPasskey, { body: { challenge, response } }, withoutSession));
};

/** Signs in by a passkey alone and stores the session. @throws ApiError, PasskeyCancelled */
export const signInWithPasskey = async (): Promise<StoredSession> => {
  const { challenge, options } = await call(startPasskeySignIn, {}, withoutSession);
  const response = await requestPasskey(options);
  return stored(await call(signInByPasskey, { body: { challenge, response } }, withoutSession));
};

/** Finds out whether the new session can only set up a second factor. Without an answer its first call tells. */
export const findRequiredFactor = async (): Promise<void> => {
  const session = await call(getSession, {}).catch(() => undefined);
  if (session?.needsSecondFactor) requireFactor();
};
