import type { Clock } from '#kernel/clock.ts';
import type { ProviderAccount } from '#modules/accounts/index.ts';
import type { Config } from '#platform/config.ts';
import type { StripeSource } from '#platform/stripe/stripe-source.ts';
import type { ProviderRequest } from '../../domain/attempt.ts';
import { MerchantCannotBePaid } from '../../domain/failures.ts';
import type { CheckoutOrder, KeptChargeOrder, ProviderSettings } from '../../ports/provider-settings.ts';
import { ProviderClock } from './provider-clock.ts';
import { draftCheckout } from './draft-checkout.ts';
import { draftKeptCharge } from './draft-kept-charge.ts';

/** Settings from the configuration: the secret key gives the mode, `STRIPE_ROUTING` the owner of charges. */
export class StripeSettings implements ProviderSettings {
  readonly name = 'stripe';
  readonly isLive: boolean;
  readonly #config: Config;

  readonly #clock: ProviderClock;

  constructor({ config, stripe, clock }: Readonly<{ config: Config; stripe: StripeSource; clock: Clock }>) {
    this.#config = config;
    this.#clock = new ProviderClock({ stripe, clock });
    this.isLive = /^(sk|rk)_live_/.test(config.stripe.secretKey);
  }

  accountFor(account: Pick<ProviderAccount, 'accountId' | 'isChargeable'> | null): string | null {
    if (this.#config.stripe.routing === 'none') return null;
    if (account?.isChargeable !== true) throw new MerchantCannotBePaid();
    return account.accountId;
  }

  learnClock(): Promise<void> {
    return this.#clock.learn();
  }

  draftCheckout(order: CheckoutOrder): ProviderRequest {
    const expiresAt = new Date(order.expiresAt.getTime() + this.#clock.aheadMs);
    return draftCheckout({ ...order, expiresAt }, { publicUrl: this.#config.publicUrl }) as ProviderRequest;
  }

  draftKeptCharge(order: KeptChargeOrder): ProviderRequest {
    return draftKeptCharge(order) as unknown as ProviderRequest;
  }
}
