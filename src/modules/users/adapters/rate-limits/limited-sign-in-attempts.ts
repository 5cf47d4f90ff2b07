import { RateLimited } from '#kernel/input-failures.ts';
import { networkOf } from '#platform/rate-limits/network-of.ts';
import type { RateLimit, RateLimits } from '#platform/rate-limits/rate-limits.ts';
import type { SignInAttempt, SignInAttempts } from '../../ports/sign-in-attempts.ts';

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

export class LimitedSignInAttempts implements SignInAttempts {
  readonly #limits: RateLimits;

  constructor({ limits }: Readonly<{ limits: RateLimits }>) {
    this.#limits = limits;
  }

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

  async cancel(attempt: SignInAttempt): Promise<void> {
    const network = networkOf(attempt.ip);
    await this.#limits.release(perNetwork, network);
    await this.#limits.release(perName, nameKey(attempt.name, network));
    await this.#limits.release(perAccount, accountKey(attempt, network));
  }

  async clear(attempt: SignInAttempt, names: readonly string[]): Promise<void> {
    const network = networkOf(attempt.ip);
    await this.#limits.release(perNetwork, network);
    for (const name of names) await this.#limits.reset(perName, nameKey(name, network));
    await this.#limits.reset(perAccount, accountKey(attempt, network));
  }
}
