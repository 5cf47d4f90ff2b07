import { ownMerchantOf, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { LinkNotFound } from '../domain/failures.ts';
import type { LinkView, LinkViews } from '../ports/link-views.ts';

type Query = Readonly<{ actor: Actor; linkId: number }>;
type Deps = Readonly<{ views: LinkViews; clock: Clock }>;

export class ShowOwnLink {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws LinkNotFound, also when it is somebody else's */
  async execute({ actor, linkId }: Query): Promise<LinkView> {
    const { views, clock } = this.#deps;
    const link = await views.byId(linkId, clock.now(), ownMerchantOf(actor));
    if (link === null) throw new LinkNotFound();
    return link;
  }
}
