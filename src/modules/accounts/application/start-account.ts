import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { ProviderAway, ProviderRefused } from '#kernel/provider-failures.ts';
import { requireRecentProof } from '#kernel/recent-proof.ts';
import { requireVerifiedEmail } from '#kernel/verified-email.ts';
import type { MerchantDirectory, MerchantRecord } from '#modules/merchants/index.ts';
import { AccountContested } from '../domain/failures.ts';
import { MerchantAccount, type AccountRequest } from '../domain/merchant-account.ts';
import type { AccountLimits } from './account-limits.ts';
import { makeLink, type AccountLink, type LinkDeps } from './account-link.ts';
import { startingMerchantOf } from './policies.ts';
import { saveAccount, type SavingDeps } from './save-account.ts';

type Deps = SavingDeps &
  LinkDeps &
  Readonly<{
    directory: MerchantDirectory;
    limits: AccountLimits;
    clock: Clock;
  }>;

/** The provider refuses pages without TLS. */
const requestOf = ({ email, businessName, slug }: MerchantRecord, publicUrl: string): AccountRequest => ({
  email,
  businessName,
  url: publicUrl.startsWith('https://') ? `${publicUrl}/m/${slug}` : null,
});

/**
 * Makes the merchant's account at the provider, if there is none, and a link to its form. The order is stored before the
 * call, so that a crash after it makes no second account: the next try has the same key, and later than the provider
 * keeps keys it first looks for the account.
 */
export class StartAccount {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * @throws SignInNeeded, NotAllowed, EmailUnverified, ProofNeeded, MerchantSuspended, AccountIsActive,
   * AccountIsRejected, AccountWasLeft, RateLimited, ProviderAway, ProviderRefused, AccountContested
   */
  async execute({ actor }: Readonly<{ actor: Actor }>): Promise<AccountLink> {
    const { accounts, directory, limits, clock, publicUrl } = this.#deps;
    const merchant = await startingMerchantOf(actor, directory);
    requireVerifiedEmail(actor);
    requireRecentProof(actor, clock);
    const known = await accounts.find({ merchantId: merchant.id });
    known?.mustBeStartable();
    await limits.takeLink(merchant.id, actor);
    const request = requestOf(merchant, publicUrl);
    const account =
      known ??
      (await accounts.request(
        MerchantAccount.request({ merchantId: merchant.id, provider: 'stripe', request }, clock.now()),
      ));
    const accountId = account.accountId ?? (await this.#open(account, request, actor));
    return makeLink(this.#deps, { merchantId: merchant.id, accountId, actor });
  }

  async #open(account: MerchantAccount, request: AccountRequest, actor: Actor): Promise<string> {
    const { accounts, clock } = this.#deps;
    const { merchantId } = account;
    const accountId = await this.#findOrCreate(account, request, actor);
    const change = account.attach(accountId, clock.now());
    if (await saveAccount(this.#deps, account, { change, actor })) return accountId;
    // Another call was faster, with the same key.
    const stored = await accounts.find({ merchantId });
    if (stored === null || stored.accountId === null) throw new AccountContested();
    return stored.accountId;
  }

  async #findOrCreate(account: MerchantAccount, request: AccountRequest, actor: Actor): Promise<string> {
    const { provider, clock } = this.#deps;
    const { merchantId, requestedAt, request: stored } = account.toRecord();
    const find = (): Promise<string | null> => provider.findByMerchant(merchantId, requestedAt);
    if (account.mustBeLookedFor(clock.now())) {
      const found = await find();
      if (found !== null) return found;
    }
    try {
      return await provider.create({ merchantId, key: account.key, request: stored ?? request });
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error;
      // The account may have been made before the error that is kept for the key.
      const found = error.reason === 'kept_error' ? await find() : null;
      if (found !== null) return found;
      account.replaceRequest(request);
      await saveAccount(this.#deps, account, { change: null, actor });
      throw error.reason === 'kept_error' ? new ProviderAway(error) : error;
    }
  }
}
