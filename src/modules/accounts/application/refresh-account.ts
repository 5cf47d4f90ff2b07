import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { AccountContested, AccountNotFound } from '../domain/failures.ts';
import type { MerchantAccount } from '../domain/merchant-account.ts';
import type { AccountLimits } from './account-limits.ts';
import type { AccountProvider } from '../ports/account-provider.ts';
import { managedMerchantOf, mustReadAccounts } from './policies.ts';
import { saveAccount, type SavingDeps } from './save-account.ts';

type Deps = SavingDeps & Readonly<{ provider: AccountProvider; limits: AccountLimits; clock: Clock }>;
type Command = Readonly<{
  actor: Actor;
  /** null: the actor's own merchant. */
  merchantId: number | null;
}>;

/** How often a fetch is repeated when the stored account changes meanwhile. */
const maxAttempts = 3;

/** Fetches the state of an account; the only way by which it changes. */
export class RefreshAccount {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, RateLimited, AccountNotFound, AccountContested, ProviderAway, ProviderRefused */
  async execute({ actor, merchantId }: Command): Promise<MerchantAccount> {
    const { accounts, limits } = this.#deps;
    if (merchantId !== null) mustReadAccounts(actor);
    const id = merchantId ?? managedMerchantOf(actor);
    await limits.takeRefresh(actor);
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      const account = await accounts.find({ merchantId: id });
      if (account === null) throw new AccountNotFound();
      if (account.accountId === null || (await this.#fetch(account, account.accountId, actor)))
        return account;
    }
    throw new AccountContested();
  }

  /** @returns false when a younger state was stored meanwhile */
  async #fetch(account: MerchantAccount, accountId: string, actor: Actor): Promise<boolean> {
    const { provider, clock } = this.#deps;
    const facts = await provider.fetch(accountId);
    const change = account.apply(facts, clock.now());
    return saveAccount(this.#deps, account, { change, actor });
  }
}
