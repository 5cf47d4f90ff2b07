import { RateLimited } from '#kernel/input-failures.ts';
import { networkOf } from '#platform/rate-limits/network-of.ts';
import type { CheckoutRateLimits } from '#modules/payments/ports/checkout-rate-limits.ts';

/** Counts by network, without the passing of time. */
export class InMemoryCheckoutRateLimits implements CheckoutRateLimits {
  readonly openSessions = { perLink: 20, perNetwork: 3 };
  readonly #taken = new Map<string, number>();

  async takeCheckout(ip: string): Promise<void> {
    this.#take(`checkout ${networkOf(ip)}`, 30);
  }

  async takeStatusRequest(ip: string): Promise<void> {
    this.#take(`question ${networkOf(ip)}`, 60);
  }

  networkDigest(ip: string): string {
    return `digest ${Buffer.from(networkOf(ip)).toString('base64url')}`;
  }

  #take(name: string, times: number): void {
    const taken = (this.#taken.get(name) ?? 0) + 1;
    if (taken > times) throw new RateLimited(60);
    this.#taken.set(name, taken);
  }
}
