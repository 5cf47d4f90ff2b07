import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { requireRecentProof } from '#kernel/recent-proof.ts';
import { requireVerifiedEmail } from '#kernel/verified-email.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import { AccountNotStarted } from '../domain/failures.ts';
import type { AccountLimits } from './account-limits.ts';
import type { MerchantAccounts } from '../ports/merchant-accounts.ts';
import { makeLink, type AccountLink, type LinkDeps } from './account-link.ts';
import { startingMerchantOf } from './policies.ts';

type Deps = LinkDeps &
  Readonly<{
    accounts: MerchantAccounts;
    directory: MerchantDirectory;
    limits: AccountLimits;
    clock: Clock;
  }>;

/** Makes a fresh link to the form of an account that was made. */
export class ContinueAccount {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * @throws SignInNeeded, NotAllowed, EmailUnverified, ProofNeeded, MerchantSuspended, AccountNotStarted, AccountIsRejected,
   * AccountWasLeft, RateLimited, ProviderAway, ProviderRefused
   */
  async execute({ actor }: Readonly<{ actor: Actor }>): Promise<AccountLink> {
    const { accounts, directory, limits, clock } = this.#deps;
    const { id: merchantId } = await startingMerchantOf(actor, directory);
    requireVerifiedEmail(actor);
    requireRecentProof(actor, clock);
    const account = await accounts.find({ merchantId });
    if (account === null || account.accountId === null) throw new AccountNotStarted();
    account.mustBeOpen();
    await limits.takeLink(merchantId, actor);
    return makeLink(this.#deps, { merchantId, accountId: account.accountId, actor });
  }
}
