import { token } from '#kernel/token.ts';

export type SignInAttempt = Readonly<{
  /** The username of the account, or what was typed when there is no such account. */
  account: string;
  address: string;
}>;

/** Five attempts per account and address, then a pause of fifteen minutes; other addresses are not held up. */
export interface SignInAttempts {
  /** Counts the attempt before the password is looked at, so that many at once gain nothing. @throws RateLimited */
  begin(attempt: SignInAttempt): Promise<void>;
  /** After a success: the next mistake is the first again. */
  clear(attempt: SignInAttempt): Promise<void>;
}
export const SignInAttempts = token<SignInAttempts>('users.SignInAttempts');
