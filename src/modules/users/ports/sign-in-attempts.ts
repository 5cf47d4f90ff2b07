import type { RateLimited } from '#kernel/input-failures.ts';
import { token } from '#kernel/token.ts';

export type SignInAttempt = Readonly<{
  /** The name as it was typed. */
  name: string;
  /** Null when no account has the name; such names are counted in the same way. */
  accountId: number | null;
  address: string;
  /** The account has signed in from this network before: the network's limit for all names does not hold for it. */
  isKnown: boolean;
}>;

/**
 * Per network: twenty failures a minute over all names; five per name and five per account, then a pause of fifteen
 * minutes. Other networks are not held up. Counted for all processes together.
 */
export interface SignInAttempts {
  /**
   * Counts the attempt before the password is compared, so that many at once gain nothing.
   * @returns the pause of the account when other names of it have used up its attempts, else null. To a caller without
   *   a session it must look like a wrong password: 429 would tell that both names are one account
   * @throws RateLimited for the network and for the typed name
   */
  begin(attempt: SignInAttempt): Promise<RateLimited | null>;
  /** No password was compared: the attempt does not count. */
  giveBack(attempt: SignInAttempt): Promise<void>;
  /** After a success the next mistake is the first again, under all of these names of the account. */
  clear(attempt: SignInAttempt, names: readonly string[]): Promise<void>;
}
export const SignInAttempts = token<SignInAttempts>('users.SignInAttempts');
