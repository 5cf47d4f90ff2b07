import type { Stripe } from 'stripe';
import type { ProviderStatus } from '#platform/http/provider-status.ts';

/** Reachable when the balance can be read. */
export class StripeStatus implements ProviderStatus {
  readonly #stripe: Stripe;

  constructor({ stripe }: Readonly<{ stripe: Stripe }>) {
    this.#stripe = stripe;
  }

  async isReachable(): Promise<boolean> {
    try {
      await this.#stripe.balance.retrieve();
      return true;
    } catch {
      return false;
    }
  }
}
