import type { Clock } from '#kernel/clock.ts';
import { LinkGone, LinkMerchantNotAccepting, LinkNotFound } from '../domain/failures.ts';
import type { LookUpAllowances } from '../ports/look-up-allowances.ts';
import type { LinkView, LinkViews } from '../ports/link-views.ts';

type Query = Readonly<{ token: string; address: string }>;
type Deps = Readonly<{
  allowances: LookUpAllowances;
  views: LinkViews;
  clock: Clock;
}>;

/** What a stranger with the address sees. It changes nothing. */
export class LookUpLink {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws RateLimited, LinkNotFound, LinkGone, LinkMerchantNotAccepting */
  async execute({ token, address }: Query): Promise<LinkView> {
    const { allowances, views, clock } = this.#deps;
    await allowances.take(address);
    const link = await views.byToken(token, clock.now());
    if (link === null) throw new LinkNotFound();
    if (link.status !== 'ACTIVE') throw new LinkGone(link.status);
    if (!link.isMerchantAccepting) throw new LinkMerchantNotAccepting({ isPending: link.isMerchantPending });
    return link;
  }
}
