import { networkOf } from '#platform/rate-limits/network-of.ts';
import type { RateLimit, RateLimits } from '#platform/rate-limits/rate-limits.ts';
import type { SignInAttempt, SignInAttempts } from '../../ports/sign-in-attempts.ts';

const quarterHour = 15 * 60;
const limit: RateLimit = { name: 'sign-in', times: 5, seconds: quarterHour, pauseSeconds: quarterHour };

const whoOf = ({ account, address }: SignInAttempt): string =>
  `${account.toLowerCase()} ${networkOf(address)}`;

export class LimitedSignInAttempts implements SignInAttempts {
  readonly #limits: RateLimits;

  constructor({ limits }: Readonly<{ limits: RateLimits }>) {
    this.#limits = limits;
  }

  begin(attempt: SignInAttempt): Promise<void> {
    return this.#limits.take(limit, whoOf(attempt));
  }

  clear(attempt: SignInAttempt): Promise<void> {
    return this.#limits.forget(limit, whoOf(attempt));
  }
}
