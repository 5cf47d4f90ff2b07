import { signIn } from '#contract/users.ts';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';
import { writeSession, type StoredSession } from './session.ts';

/** The credentials were refused. The message is the authentication layer's (specification, point 8). */
export class LoginFailed extends Error {
  override readonly name = 'LoginFailed';

  constructor() {
    super('Login failed. Please check your credentials.');
  }
}

/** Signs in and stores the session. @throws LoginFailed for refused credentials, ApiError for anything else */
export const signInWith = async (
  credentials: Readonly<{ username: string; password: string }>,
): Promise<StoredSession> => {
  try {
    const session = await call(signIn, { body: credentials }, { withoutSession: true });
    writeSession(session);
    return session;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 422)) throw new LoginFailed();
    throw error;
  }
};
