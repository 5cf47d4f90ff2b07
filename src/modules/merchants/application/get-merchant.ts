import type { Actor } from '#kernel/actor.ts';
import { MerchantNotFound } from '../domain/failures.ts';
import type { MerchantState } from '../domain/merchant.ts';
import type { MerchantDirectory } from '../ports/merchant-directory.ts';
import type { MerchantViews } from '../ports/merchant-views.ts';
import { mustBeSomebody } from './policies.ts';

type Query = Readonly<{ actor: Actor; merchantId: number }>;
type Deps = Readonly<{ views: MerchantViews; directory: MerchantDirectory }>;

/** One merchant, if it is the caller's to see. @throws SignInNeeded, MerchantNotFound */
export class GetMerchant {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, merchantId }: Query): Promise<MerchantState> {
    const { views, directory } = this.#deps;
    mustBeSomebody(actor);
    const merchant = await views.one(merchantId, await directory.visibleTo(actor));
    if (merchant === null) throw new MerchantNotFound();
    return merchant;
  }
}
