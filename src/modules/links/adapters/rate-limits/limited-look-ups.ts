import { networkOf } from '#platform/rate-limits/network-of.ts';
import type { RateLimit, RateLimits } from '#platform/rate-limits/rate-limits.ts';
import type { LookUpAllowances } from '../../ports/look-up-allowances.ts';

const lookUps: RateLimit = { name: 'link-look-up', times: 60, seconds: 60 };

export class LimitedLookUps implements LookUpAllowances {
  readonly #limits: RateLimits;

  constructor({ limits }: Readonly<{ limits: RateLimits }>) {
    this.#limits = limits;
  }

  take(address: string): Promise<void> {
    return this.#limits.take(lookUps, networkOf(address));
  }
}
