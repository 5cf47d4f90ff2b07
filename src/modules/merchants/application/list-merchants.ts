import type { Actor } from '#kernel/actor.ts';
import type { Page, PageRequest } from '#kernel/page.ts';
import type { MerchantState } from '../domain/merchant.ts';
import type { MerchantDirectory } from '../ports/merchant-directory.ts';
import type { MerchantFilter, MerchantSort, MerchantViews } from '../ports/merchant-views.ts';
import { mustReadMerchants } from './policies.ts';

type Query = Readonly<{ actor: Actor; filter: MerchantFilter; page: PageRequest<MerchantSort> }>;
type Deps = Readonly<{ views: MerchantViews; directory: MerchantDirectory }>;

/** The merchants that the back office's visitor may see. @throws SignInNeeded, NotAllowed */
export class ListMerchants {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, filter, page }: Query): Promise<Page<MerchantState>> {
    const { views, directory } = this.#deps;
    mustReadMerchants(actor);
    return views.list(filter, page, await directory.visibleTo(actor));
  }
}
