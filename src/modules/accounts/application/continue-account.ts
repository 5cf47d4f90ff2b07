import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { requireRecentProof } from '#kernel/recent-proof.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import { AccountNotStarted } from '../domain/failures.ts';
import type { AccountLimits } from '../ports/account-limits.ts';
import type { AccountProvider } from '../ports/account-provider.ts';
import type { MerchantAccounts } from '../ports/merchant-accounts.ts';
import { linkTo, type AccountLink } from './account-link.ts';
import { startingMerchantOf } from './policies.ts';

type Deps = Readonly<{
  accounts: MerchantAccounts;
  provider: AccountProvider;
  directory: MerchantDirectory;
  limits: AccountLimits;
  clock: Clock;
  publicUrl: string;
}>;

/** Makes a fresh link to the form of an account that was made. */
export class ContinueAccount {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * @throws SignInNeeded, NotAllowed, ProofNeeded, MerchantSuspended, AccountNotStarted, AccountIsRejected,
   * AccountWasLeft, RateLimited, ProviderAway, ProviderRefused
   */
  async execute({ actor }: Readonly<{ actor: Actor }>): Promise<AccountLink> {
    const { accounts, directory, limits, clock } = this.#deps;
    const { id: merchantId } = await startingMerchantOf(actor, directory);
    requireRecentProof(actor, clock);
    const account = await accounts.find({ merchantId });
    if (account?.accountId == null) throw new AccountNotStarted();
    account.mustBeOpen();
    await limits.takeLink(merchantId, actor);
    return linkTo(this.#deps, account.accountId);
  }
}
