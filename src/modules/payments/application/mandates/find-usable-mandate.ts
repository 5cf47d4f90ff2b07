import type { BusinessDate } from '#kernel/business-date.ts';
import { Money } from '#kernel/money.ts';
import type { ProviderAccounts } from '#modules/accounts/index.ts';
import { chargeRefusal, monthIn, type Mandate } from '../../domain/mandate.ts';
import { MerchantCannotBePaid } from '../../domain/failures.ts';
import type { Mandates } from './mandates.ts';
import type { ProviderSettings } from '../../ports/provider-settings.ts';
import type { CardMandates, UsableMandate } from './card-mandates.ts';

type Deps = Readonly<{
  mandates: Pick<Mandates, 'find' | 'activeOf' | 'chargedIn'>;
  accounts: Pick<ProviderAccounts, 'ofMerchant'>;
  providerSettings: Pick<ProviderSettings, 'accountFor'>;
}>;

/** Where the merchant is charged now; undefined: it cannot be charged at all. */
export const accountNow = async (
  { accounts, providerSettings }: Pick<Deps, 'accounts' | 'providerSettings'>,
  merchantId: number,
): Promise<string | null | undefined> => {
  try {
    return providerSettings.accountFor(await accounts.ofMerchant(merchantId));
  } catch (error) {
    if (error instanceof MerchantCannotBePaid) return undefined;
    throw error;
  }
};

/** `CardMandates` on the repository. */
export class FindUsableMandate implements CardMandates {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async usableOf(merchantId: number, customerId: number, on: BusinessDate): Promise<UsableMandate | null> {
    return this.#usable(await this.#deps.mandates.activeOf(merchantId, customerId), on);
  }

  async usableById(id: number, on: BusinessDate): Promise<UsableMandate | null> {
    return this.#usable(await this.#deps.mandates.find({ id }), on);
  }

  async #usable(mandate: Mandate | null, on: BusinessDate): Promise<UsableMandate | null> {
    if (mandate === null) return null;
    const { mandates } = this.#deps;
    const account = await accountNow(this.#deps, mandate.merchantId);
    if (account === undefined) return null;
    const { currency } = mandate.max;
    const nothing = Money.zero(currency);
    if (chargeRefusal(mandate, { amount: nothing, chargedInMonth: nothing, on, account }) !== null)
      return null;
    const charged = await mandates.chargedIn(mandate.id, monthIn(on));
    return { ...mandate, chargedInMonth: Money.ofMinor(charged, currency) };
  }
}
