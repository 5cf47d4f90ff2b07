import { RateLimited } from '#kernel/input-failures.ts';
import { networkOf } from '#platform/rate-limits/network-of.ts';
import type { SignInAttempt, SignInAttempts } from '#src/modules/users/ports/sign-in-attempts.ts';

const maxPerNetwork = 20;
const maxPerName = 5;
const maxPerAccount = 5;
const pauseSeconds = 900;

const networkKey = ({ ip }: SignInAttempt): string => `network ${networkOf(ip)}`;
const nameKey = ({ ip }: SignInAttempt, name: string): string =>
  `name ${name.toLowerCase()} ${networkOf(ip)}`;
const accountKey = (attempt: SignInAttempt): string =>
  attempt.accountId === null
    ? `no account ${nameKey(attempt, attempt.name)}`
    : `account ${attempt.accountId} ${networkOf(attempt.ip)}`;

/** Counters without time: no pause ends. */
export class InMemorySignInAttempts implements SignInAttempts {
  readonly #counts = new Map<string, number>();

  async begin(attempt: SignInAttempt): Promise<RateLimited | null> {
    const isNetworkFull = this.#take(networkKey(attempt)) > maxPerNetwork;
    if (isNetworkFull && !attempt.isKnown) throw new RateLimited(60);
    if (this.#take(nameKey(attempt, attempt.name)) > maxPerName) {
      this.#return(networkKey(attempt));
      throw new RateLimited(pauseSeconds);
    }
    return this.#take(accountKey(attempt)) > maxPerAccount ? new RateLimited(pauseSeconds) : null;
  }

  async cancel(attempt: SignInAttempt): Promise<void> {
    this.#return(networkKey(attempt));
    this.#return(nameKey(attempt, attempt.name));
    this.#return(accountKey(attempt));
  }

  async clear(attempt: SignInAttempt, names: readonly string[]): Promise<void> {
    this.#return(networkKey(attempt));
    for (const name of names) this.#counts.delete(nameKey(attempt, name));
    this.#counts.delete(accountKey(attempt));
  }

  #take(key: string): number {
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    return count;
  }

  #return(key: string): void {
    this.#counts.set(key, Math.max(0, (this.#counts.get(key) ?? 0) - 1));
  }
}
