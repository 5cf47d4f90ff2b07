import type { ProviderAccount } from '#modules/accounts/index.ts';
import type { Config } from '#platform/config.ts';
import type { ProviderRequest } from '../../domain/attempt.ts';
import { MerchantCannotBePaid } from '../../domain/failures.ts';
import type { CheckoutOrder, ProviderSettings } from '../../ports/provider-settings.ts';
import { draftCheckout } from './draft-checkout.ts';

/** Settings from the configuration: the secret key gives the mode, `STRIPE_ROUTING` the owner of charges. */
export class StripeSettings implements ProviderSettings {
  readonly name = 'stripe';
  readonly isLive: boolean;
  readonly #config: Config;

  constructor({ config }: Readonly<{ config: Config }>) {
    this.#config = config;
    this.isLive = /^(sk|rk)_live_/.test(config.stripe.secretKey);
  }

  accountFor(account: Pick<ProviderAccount, 'accountId' | 'isChargeable'> | null): string | null {
    if (this.#config.stripe.routing === 'none') return null;
    if (account?.isChargeable !== true) throw new MerchantCannotBePaid();
    return account.accountId;
  }

  draftCheckout(order: CheckoutOrder): ProviderRequest {
    return draftCheckout(order, { publicUrl: this.#config.publicUrl }) as ProviderRequest;
  }
}
