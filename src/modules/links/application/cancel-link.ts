import { ownMerchantOf, type Actor } from '#kernel/actor.ts';
import type { AuditLog } from '#kernel/audit.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Events } from '#kernel/events.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import { LinkCancelled } from '../domain/events.ts';
import { LinkNotFound } from '../domain/failures.ts';
import type { LinkView, LinkViews } from '../ports/link-views.ts';
import type { Links } from '../ports/links.ts';
import { mustBeOpen } from './policies.ts';

type Command = Readonly<{ actor: Actor; linkId: number }>;
type Deps = Readonly<{
  links: Links;
  views: LinkViews;
  merchants: MerchantDirectory;
  work: UnitOfWork;
  clock: Clock;
  events: Events;
  audit: AuditLog;
}>;

/** Takes a link back: from now on nobody can pay it. */
export class CancelLink {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, linkId }: Command): Promise<LinkView> {
    const { links, views, merchants, work, clock, events, audit } = this.#deps;
    const merchantId = ownMerchantOf(actor);
    const now = clock.now();
    await work.transact(async () => {
      const done = await links.change(
        linkId,
        async (link) => {
          mustBeOpen(await merchants.byId(merchantId));
          link.cancel(now);
          return true;
        },
        merchantId,
      );
      if (done === null) throw new LinkNotFound();
      await events.publish(LinkCancelled, { linkId });
      await audit.record({ actor, action: 'link.cancelled', subject: { type: 'link', id: linkId } });
    });
    return (await views.byId(linkId, now))!;
  }
}
