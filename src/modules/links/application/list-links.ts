import { mustHaveRole, ownMerchantOf, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Page, PageRequest } from '#kernel/page.ts';
import type { LinkFilters, LinkSort, LinkView, LinkViews } from '../ports/link-views.ts';

type Query = Readonly<{
  actor: Actor;
  /** Whose: the caller's own merchant's, or all merchants'. */
  scope: 'own' | 'back-office';
  filters: LinkFilters;
  page: PageRequest<LinkSort>;
}>;
type Deps = Readonly<{ views: LinkViews; clock: Clock }>;

export class ListLinks {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed */
  async execute({ actor, scope, filters, page }: Query): Promise<Page<LinkView>> {
    const { views, clock } = this.#deps;
    if (scope === 'own') return views.list([ownMerchantOf(actor)], filters, page, clock.now());
    mustHaveRole(actor, 'ADMIN', 'SUPPORT');
    return views.list('all', filters, page, clock.now());
  }
}
