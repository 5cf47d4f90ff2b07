import type { RateLimited } from '#kernel/input-failures.ts';

/** One sign-in with a password, or another proof of it. */
export type SignInAttempt = Readonly<{
  /** The name as typed. */
  name: string;
  /** Null when no account has the name; such names are counted, too. */
  accountId: number | null;
  ip: string;
  /** The account has signed in from this network before: the network's limit over all names does not apply to it. */
  isKnown: boolean;
}>;

/**
 * Limits of failed sign-ins, per network and for all processes together: twenty a minute over all names; five per name
 * and five per account, then a pause of fifteen minutes.
 */
export interface SignInAttempts {
  /**
   * Counts the attempt before the password is compared, so that concurrent attempts gain nothing.
   * @returns the pause of the account when attempts under its other names are used up, else null. To a caller without a
   *   session it must look like a wrong password: 429 would reveal that both names are one account
   * @throws RateLimited for the network and for the typed name
   */
  begin(attempt: SignInAttempt): Promise<RateLimited | null>;
  /** Removes an attempt for which no password was compared. */
  cancel(attempt: SignInAttempt): Promise<void>;
  /** Resets the counters of the account and of these names of it after a success. */
  clear(attempt: SignInAttempt, names: readonly string[]): Promise<void>;
}
