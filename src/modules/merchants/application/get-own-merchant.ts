import { ownMerchantOf, type Actor } from '#kernel/actor.ts';
import { MerchantNotFound } from '../domain/failures.ts';
import type { MerchantState } from '../domain/merchant.ts';
import type { MerchantViews } from '../ports/merchant-views.ts';

type Deps = Readonly<{ views: MerchantViews }>;

/** The merchant in whose name the caller acts. @throws SignInNeeded, NotAllowed, MerchantNotFound */
export class GetOwnMerchant {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor }: Readonly<{ actor: Actor }>): Promise<MerchantState> {
    const id = ownMerchantOf(actor);
    const merchant = await this.#deps.views.one(id, [id]);
    if (merchant === null) throw new MerchantNotFound();
    return merchant;
  }
}
