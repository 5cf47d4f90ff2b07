import { networkOf } from '#kernel/network-of.ts';
import type { RateLimit, RateLimits } from '#kernel/rate-limits.ts';
import type { SessionLimits } from '../domain/open-sessions.ts';

const checkouts: RateLimit = { name: 'checkout', times: 30, seconds: 60 };
const statusRequests: RateLimit = { name: 'checkout-state', times: 60, seconds: 60 };
const openSessions: SessionLimits = { perLink: 20, perNetwork: 3 };
const unlimited: SessionLimits = {
  perLink: Number.POSITIVE_INFINITY,
  perNetwork: Number.POSITIVE_INFINITY,
};

type Deps = Readonly<{
  limits: RateLimits;
  config: Readonly<{ rateLimits: boolean }>;
  /** The digest of a caller's network, which does not reveal the IP address. */
  networkDigest: (ip: string) => string;
}>;

/** Rate limits of callers without a sign-in for checkouts and their status (security, "Limits"). */
export class CheckoutRateLimits {
  readonly #limits: RateLimits;
  /** How many sessions of a REUSABLE payment link may be open at once. */
  readonly openSessions: SessionLimits;
  readonly networkDigest: (ip: string) => string;

  constructor({ limits, config, networkDigest }: Deps) {
    this.#limits = limits;
    this.openSessions = config.rateLimits ? openSessions : unlimited;
    this.networkDigest = networkDigest;
  }

  /** Counts a checkout: thirty a minute from one network. @throws RateLimited */
  async takeCheckout(ip: string): Promise<void> {
    await this.#limits.take(checkouts, networkOf(ip));
  }

  /** Counts a request for a checkout status: sixty a minute from one network. @throws RateLimited with at most 60 s */
  async takeStatusRequest(ip: string): Promise<void> {
    await this.#limits.take(statusRequests, networkOf(ip));
  }
}
