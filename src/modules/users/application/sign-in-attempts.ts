import { RateLimited } from '#kernel/input-failures.ts';
import { networkOf } from '#kernel/network-of.ts';
import type { RateLimit, RateLimits } from '#kernel/rate-limits.ts';

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

const quarterHour = 15 * 60;
const backOff = { times: 5, seconds: quarterHour, pauseSeconds: quarterHour };
const perName: RateLimit = { name: 'sign-in-name', ...backOff };
const perAccount: RateLimit = { name: 'sign-in-account', ...backOff };
const perNetwork: RateLimit = { name: 'sign-in-network', times: 20, seconds: 60 };

const nameKey = (name: string, network: string): string => `${name.toLowerCase()} ${network}`;

/** A name without an account is counted, too: it takes the same work and time. */
const accountKey = ({ accountId, name }: SignInAttempt, network: string): string =>
  accountId === null ? `no account ${nameKey(name, network)}` : `${accountId} ${network}`;

const refusalOf = async (take: Promise<unknown>): Promise<RateLimited | null> => {
  try {
    await take;
    return null;
  } catch (error) {
    if (error instanceof RateLimited) return error;
    throw error;
  }
};

/**
 * Limits of failed sign-ins, per network and for all processes together: twenty a minute over all names; five per name
 * and five per account, then a pause of fifteen minutes.
 */
export class SignInAttempts {
  readonly #limits: RateLimits;

  constructor({ limits }: Readonly<{ limits: RateLimits }>) {
    this.#limits = limits;
  }

  /**
   * Counts the attempt before the password is compared, so that concurrent attempts gain nothing.
   * @returns the pause of the account when attempts under its other names are used up, else null. To a caller without a
   *   session it must look like a wrong password: 429 would reveal that both names are one account
   * @throws RateLimited for the network and for the typed name
   */
  async begin(attempt: SignInAttempt): Promise<RateLimited | null> {
    const limits = this.#limits;
    const network = networkOf(attempt.ip);
    const networkRefusal = await refusalOf(limits.take(perNetwork, network));
    if (networkRefusal !== null && !attempt.isKnown) throw networkRefusal;
    const nameRefusal = await refusalOf(limits.take(perName, nameKey(attempt.name, network)));
    if (nameRefusal !== null) {
      // Nothing is compared: the network has not failed once more.
      await limits.release(perNetwork, network);
      throw nameRefusal;
    }
    return refusalOf(limits.take(perAccount, accountKey(attempt, network)));
  }

  /** Removes an attempt for which no password was compared. */
  async cancel(attempt: SignInAttempt): Promise<void> {
    const network = networkOf(attempt.ip);
    await this.#limits.release(perNetwork, network);
    await this.#limits.release(perName, nameKey(attempt.name, network));
    await this.#limits.release(perAccount, accountKey(attempt, network));
  }

  /** Resets the counters of the account and of these names of it after a success. */
  async clear(attempt: SignInAttempt, names: readonly string[]): Promise<void> {
    const network = networkOf(attempt.ip);
    await this.#limits.release(perNetwork, network);
    for (const name of names) await this.#limits.reset(perName, nameKey(name, network));
    await this.#limits.reset(perAccount, accountKey(attempt, network));
  }
}
