import { mustHaveRole, ownMerchantOf, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { LinkNotFound } from '../domain/failures.ts';
import type { LinkView, LinkViews } from '../ports/link-views.ts';
import { seesAllLinks } from './policies.ts';

type Query = Readonly<{ actor: Actor; linkId: number }>;
type Deps = Readonly<{ views: LinkViews; clock: Clock }>;

export class ShowLink {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, LinkNotFound, also when it is somebody else's */
  async execute({ actor, linkId }: Query): Promise<LinkView> {
    const { views, clock } = this.#deps;
    mustHaveRole(actor, 'MERCHANT', 'ADMIN', 'SUPPORT');
    const link = await views.byId(
      linkId,
      clock.now(),
      seesAllLinks(actor) ? undefined : ownMerchantOf(actor),
    );
    if (link === null) throw new LinkNotFound();
    return link;
  }
}
