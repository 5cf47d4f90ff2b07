import { networkDigest, networkOf } from '#platform/rate-limits/network-of.ts';
import type { Config } from '#platform/config.ts';
import type { RateLimit, RateLimits } from '#platform/rate-limits/rate-limits.ts';
import type { SessionLimits } from '../../domain/open-sessions.ts';
import type { CheckoutRateLimits } from '../../ports/checkout-rate-limits.ts';

const checkouts: RateLimit = { name: 'checkout', times: 30, seconds: 60 };
const statusRequests: RateLimit = { name: 'checkout-state', times: 60, seconds: 60 };
const openSessions: SessionLimits = { perLink: 20, perNetwork: 3 };
const unlimited: SessionLimits = {
  perLink: Number.POSITIVE_INFINITY,
  perNetwork: Number.POSITIVE_INFINITY,
};

export class LimitedCheckouts implements CheckoutRateLimits {
  readonly #limits: RateLimits;
  readonly openSessions: SessionLimits;

  constructor({ limits, config }: Readonly<{ limits: RateLimits; config: Config }>) {
    this.#limits = limits;
    this.openSessions = config.rateLimits ? openSessions : unlimited;
  }

  async takeCheckout(ip: string): Promise<void> {
    await this.#limits.take(checkouts, networkOf(ip));
  }

  async takeStatusRequest(ip: string): Promise<void> {
    await this.#limits.take(statusRequests, networkOf(ip));
  }

  networkDigest(ip: string): string {
    return networkDigest(ip);
  }
}
