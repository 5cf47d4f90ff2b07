import { networkOf } from '#platform/rate-limits/network-of.ts';
import type { RateLimit, RateLimits } from '#platform/rate-limits/rate-limits.ts';
import type { SecondStepLimits } from '../../ports/second-step-limits.ts';

const perNetwork: RateLimit = { name: 'second-step-network', times: 30, seconds: 60 };
/** A million codes, three of them valid: at this rate one is guessed in about a year. */
const perAccount: RateLimit = { name: 'second-step-account', times: 30, seconds: 3_600 };

export class LimitedSecondSteps implements SecondStepLimits {
  readonly #limits: RateLimits;

  constructor({ limits }: Readonly<{ limits: RateLimits }>) {
    this.#limits = limits;
  }

  async takeCall(ip: string): Promise<void> {
    await this.#limits.take(perNetwork, networkOf(ip));
  }

  async takeCode(userId: number): Promise<void> {
    await this.#limits.take(perAccount, String(userId));
  }

  clearCodes(userId: number): Promise<void> {
    return this.#limits.reset(perAccount, String(userId));
  }
}
