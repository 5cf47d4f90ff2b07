import type { RateLimited } from '#kernel/input-failures.ts';

export type SignInAttempt = Readonly<{
  /** The name as it was typed. */
  name: string;
  /** Null when no account has the name; such names are counted in the same way. */
  accountId: number | null;
  ip: string;
  /** The account has signed in from this network before: the network's limit over all names does not apply to it. */
  isKnown: boolean;
}>;

/**
 * Limits of failed attempts. Per network: twenty a minute over all names; five per name and five per account, then a
 * pause of fifteen minutes. Other networks are not affected. Counted for all processes together.
 */
export interface SignInAttempts {
  /**
   * Counts the attempt before the password is compared, so that many at once gain nothing.
   * @returns the pause of the account when other names of it have used up its attempts, else null. To a caller without
   *   a session it must look like a wrong password: 429 would reveal that both names are one account
   * @throws RateLimited for the network and for the typed name
   */
  begin(attempt: SignInAttempt): Promise<RateLimited | null>;
  /** No password was compared: the attempt does not count. */
  cancel(attempt: SignInAttempt): Promise<void>;
  /** After a success the counters of all of these names of the account start again. */
  clear(attempt: SignInAttempt, names: readonly string[]): Promise<void>;
}
