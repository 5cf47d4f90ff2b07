import { ownMerchantOf, type Actor } from '#kernel/actor.ts';
import type { AuditLog } from '#kernel/audit.ts';
import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import { LinkNotFound } from '../domain/failures.ts';
import type { LinkView, LinkViews } from '../ports/link-views.ts';
import type { Links } from '../ports/links.ts';
import { mustBeOpen } from './policies.ts';

type Command = Readonly<{ actor: Actor; linkId: number; days: number }>;
type Deps = Readonly<{
  links: Links;
  views: LinkViews;
  merchants: MerchantDirectory;
  work: UnitOfWork;
  clock: Clock;
  audit: AuditLog;
}>;

/** Gives a link more time, counted from today. */
export class ExtendLink {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws LinkNotFound, MerchantMayNotAct, LinkStateRefused when it is paid or cancelled */
  async execute({ actor, linkId, days }: Command): Promise<LinkView> {
    const { links, views, merchants, work, clock, audit } = this.#deps;
    const merchantId = ownMerchantOf(actor);
    const now = clock.now();
    await work.transact(async () => {
      const extend = async (link: { extend(days: number, now: Date): void }) => {
        mustBeOpen(await merchants.byId(merchantId));
        link.extend(days, now);
        return true;
      };
      if ((await links.change(linkId, extend, merchantId)) === null) throw new LinkNotFound();
      await audit.record({
        actor,
        action: 'link.extended',
        subject: { type: 'link', id: linkId },
        data: { days },
      });
    });
    return (await views.byId(linkId, now))!;
  }
}
