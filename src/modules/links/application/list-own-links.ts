import { ownMerchantOf, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Page, PageRequest } from '#kernel/page.ts';
import type { LinkFilters, LinkSort, LinkView, LinkViews } from '../ports/link-views.ts';

type Query = Readonly<{ actor: Actor; filters: LinkFilters; page: PageRequest<LinkSort> }>;
type Deps = Readonly<{ views: LinkViews; clock: Clock }>;

export class ListOwnLinks {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, filters, page }: Query): Promise<Page<LinkView>> {
    const { views, clock } = this.#deps;
    return views.ofMerchant(ownMerchantOf(actor), filters, page, clock.now());
  }
}
