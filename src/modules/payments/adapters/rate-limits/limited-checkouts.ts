import { networkOf } from '#platform/rate-limits/network-of.ts';
import type { Config } from '#platform/config.ts';
import type { RateLimit, RateLimits } from '#platform/rate-limits/rate-limits.ts';
import type { CheckoutAllowances } from '../../ports/checkout-allowances.ts';

const checkouts: RateLimit = { name: 'checkout', times: 30, seconds: 60 };
const openPerLink = 20;

export class LimitedCheckouts implements CheckoutAllowances {
  readonly #limits: RateLimits;
  readonly openPerLink: number;

  constructor({ limits, config }: Readonly<{ limits: RateLimits; config: Config }>) {
    this.#limits = limits;
    this.openPerLink = config.rateLimits ? openPerLink : Number.POSITIVE_INFINITY;
  }

  take(address: string): Promise<void> {
    return this.#limits.take(checkouts, networkOf(address));
  }
}
