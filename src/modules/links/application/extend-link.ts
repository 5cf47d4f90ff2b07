import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import { recordsVisibleTo } from '#kernel/records-visible-to.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { LinkAuditLog } from '../domain/audit-actions.ts';
import { LinkNotFound } from '../domain/failures.ts';
import type { PaymentLink } from '../domain/payment-link.ts';
import type { PaymentLinks } from '../ports/payment-links.ts';
import { mustBeOpen } from './policies.ts';

type Command = Readonly<{ actor: Actor; paymentLinkId: number; days: number }>;
type Deps = Readonly<{
  links: PaymentLinks;
  merchants: Pick<MerchantDirectory, 'byId'>;
  work: UnitOfWork;
  clock: Clock;
  audit: LinkAuditLog;
}>;

/**
 * Sets a new expiry of a link, in days from today; an EXPIRED link becomes ACTIVE.
 * @throws SignInNeeded, NotAllowed, LinkNotFound, MerchantMayNotAct; LinkStatusRefused for a PAID or CANCELLED link
 */
export class ExtendLink {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, paymentLinkId, days }: Command): Promise<void> {
    const { links, merchants, work, clock, audit } = this.#deps;
    const merchantId = mustHold(actor, 'CREATE_LINKS', 'links:write');
    const visible = recordsVisibleTo(actor, clock);
    const now = clock.now();
    const extend = async (link: PaymentLink): Promise<true> => {
      mustBeOpen(await merchants.byId(merchantId));
      link.extend(days, now);
      return true;
    };
    const subject = { type: 'link', id: paymentLinkId } as const;
    await work.transact(async () => {
      if ((await links.change(paymentLinkId, extend, merchantId, visible)) === null) throw new LinkNotFound();
      await audit.record({ actor, action: 'link.extended', subject, data: { days } });
    });
  }
}
