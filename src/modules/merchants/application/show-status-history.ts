import type { Actor } from '#kernel/actor.ts';
import { MerchantNotFound } from '../domain/failures.ts';
import type { MerchantDirectory } from '../ports/merchant-directory.ts';
import type { MerchantViews, StatusChangeView } from '../ports/merchant-views.ts';
import { mustReadHistory } from './policies.ts';

type Query = Readonly<{ actor: Actor; merchantId: number }>;
type Deps = Readonly<{ views: MerchantViews; directory: MerchantDirectory }>;

/** Who set which status when, and why. @throws SignInNeeded, NotAllowed, MerchantNotFound */
export class ShowStatusHistory {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, merchantId }: Query): Promise<StatusChangeView[]> {
    const { views, directory } = this.#deps;
    mustReadHistory(actor);
    const merchant = await views.one(merchantId, await directory.visibleTo(actor));
    if (merchant === null) throw new MerchantNotFound();
    return views.statusHistory(merchantId);
  }
}
