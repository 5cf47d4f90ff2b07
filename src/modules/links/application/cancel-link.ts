import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Events } from '#kernel/events.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import { recordsVisibleTo } from '#kernel/records-visible-to.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { LinkAuditLog } from '../domain/audit-actions.ts';
import { LinkClosed } from '../domain/events.ts';
import { LinkNotFound } from '../domain/failures.ts';
import type { PaymentLink } from '../domain/payment-link.ts';
import type { PaymentLinks } from '../ports/payment-links.ts';
import { mustBeOpen } from './policies.ts';

type Command = Readonly<{ actor: Actor; paymentLinkId: number }>;
type Deps = Readonly<{
  links: PaymentLinks;
  merchants: Pick<MerchantDirectory, 'byId'>;
  work: UnitOfWork;
  clock: Clock;
  events: Events;
  audit: LinkAuditLog;
}>;

/**
 * Cancels an ACTIVE or EXPIRED link: it can no longer be paid.
 * @throws SignInNeeded, NotAllowed, LinkNotFound, MerchantMayNotAct, LinkStatusRefused
 */
export class CancelLink {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, paymentLinkId }: Command): Promise<void> {
    const { links, merchants, work, clock, events, audit } = this.#deps;
    const merchantId = mustHold(actor, 'CREATE_LINKS', 'links:write');
    const visible = recordsVisibleTo(actor, clock);
    const now = clock.now();
    const cancel = async (link: PaymentLink): Promise<true> => {
      mustBeOpen(await merchants.byId(merchantId));
      link.cancel(now);
      return true;
    };
    await work.transact(async () => {
      if ((await links.change(paymentLinkId, cancel, merchantId, visible)) === null) throw new LinkNotFound();
      await events.publish(LinkClosed, { paymentLinkId });
      await audit.record({ actor, action: 'link.cancelled', subject: { type: 'link', id: paymentLinkId } });
    });
  }
}
