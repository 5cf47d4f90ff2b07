import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import type { Page, PageRequest } from '#kernel/page.ts';
import type {
  ProviderEventFilters,
  ProviderEventSort,
  ProviderEventView,
  ProviderEventViews,
} from '../ports/provider-event-views.ts';

type Query = Readonly<{
  actor: Actor;
  filters: ProviderEventFilters;
  page: PageRequest<ProviderEventSort>;
}>;
type Deps = Readonly<{ views: ProviderEventViews }>;

/** What the provider has told; the parked ones wait for a person, each with its reason. */
export class ListSignals {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed */
  async execute({ actor, filters, page }: Query): Promise<Page<ProviderEventView>> {
    mustHaveRole(actor, 'ADMIN', 'SUPPORT');
    return this.#deps.views.list(filters, page);
  }
}
