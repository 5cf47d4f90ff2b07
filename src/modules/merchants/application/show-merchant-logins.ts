import type { Actor } from '#kernel/actor.ts';
import type { Account, Accounts } from '#modules/users/index.ts';
import { MerchantNotFound } from '../domain/failures.ts';
import type { MerchantDirectory } from '../ports/merchant-directory.ts';
import type { MerchantViews } from '../ports/merchant-views.ts';
import { mustReadHistory } from './policies.ts';

type Query = Readonly<{ actor: Actor; merchantId: number }>;
type Deps = Readonly<{ views: MerchantViews; directory: MerchantDirectory; accounts: Accounts }>;

/**
 * Who signs in for a merchant: so that support, who sees no other users, finds those whom it may unlock.
 * @throws SignInNeeded, NotAllowed, MerchantNotFound
 */
export class ShowMerchantLogins {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, merchantId }: Query): Promise<readonly Account[]> {
    const { views, directory, accounts } = this.#deps;
    mustReadHistory(actor);
    const merchant = await views.one(merchantId, await directory.visibleTo(actor));
    if (merchant === null) throw new MerchantNotFound();
    return accounts.ofMerchant(merchantId);
  }
}
