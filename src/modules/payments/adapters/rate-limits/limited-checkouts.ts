import { createHash } from 'node:crypto';
import { networkOf } from '#platform/rate-limits/network-of.ts';
import type { Config } from '#platform/config.ts';
import type { RateLimit, RateLimits } from '#platform/rate-limits/rate-limits.ts';
import type { SessionLimits } from '../../domain/open-sessions.ts';
import type { CheckoutAllowances } from '../../ports/checkout-allowances.ts';

const checkouts: RateLimit = { name: 'checkout', times: 30, seconds: 60 };
const questions: RateLimit = { name: 'checkout-state', times: 60, seconds: 60 };
const openSessions: SessionLimits = { perLink: 20, perNetwork: 3 };
const unlimited: SessionLimits = {
  perLink: Number.POSITIVE_INFINITY,
  perNetwork: Number.POSITIVE_INFINITY,
};

export class LimitedCheckouts implements CheckoutAllowances {
  readonly #limits: RateLimits;
  readonly openSessions: SessionLimits;

  constructor({ limits, config }: Readonly<{ limits: RateLimits; config: Config }>) {
    this.#limits = limits;
    this.openSessions = config.rateLimits ? openSessions : unlimited;
  }

  take(address: string): Promise<void> {
    return this.#limits.take(checkouts, networkOf(address));
  }

  takeQuestion(address: string): Promise<void> {
    return this.#limits.take(questions, networkOf(address));
  }

  networkDigest(address: string): string {
    return createHash('sha256').update(networkOf(address)).digest('base64url');
  }
}
