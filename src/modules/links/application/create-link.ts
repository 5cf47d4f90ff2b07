import { ownMerchantOf, type Actor } from '#kernel/actor.ts';
import type { AuditLog } from '#kernel/audit.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Money } from '#kernel/money.ts';
import type { Random } from '#kernel/random.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import { defaultExpiryDays, PaymentLink, type LinkUsage } from '../domain/payment-link.ts';
import type { Links } from '../ports/links.ts';
import type { LinkView, LinkViews } from '../ports/link-views.ts';
import { mustBeOpen } from './policies.ts';

type Command = Readonly<{
  actor: Actor;
  price: Money;
  description: string | null;
  usage: LinkUsage;
  /** undefined: the usual 30 days (a REUSABLE link: none); null: never, for a REUSABLE link. */
  expiresInDays?: number | null | undefined;
  customerName: string | null;
  customerEmail: string | null;
}>;
type Deps = Readonly<{
  links: Links;
  views: LinkViews;
  merchants: MerchantDirectory;
  work: UnitOfWork;
  random: Random;
  clock: Clock;
  audit: AuditLog;
}>;

/** Asks for an amount under an address that nobody can guess. A PENDING merchant may prepare links, too. */
export class CreateLink {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, expiresInDays, ...draft }: Command): Promise<LinkView> {
    const { links, views, merchants, work, random, clock, audit } = this.#deps;
    const merchantId = ownMerchantOf(actor);
    mustBeOpen(await merchants.byId(merchantId));
    const now = clock.now();
    const days =
      expiresInDays === undefined && draft.usage === 'SINGLE' ? defaultExpiryDays : (expiresInDays ?? null);
    const link = PaymentLink.create({ ...draft, merchantId, expiresInDays: days }, random.token(), now);
    const id = await work.transact(async () => {
      const added = await links.add(link);
      await audit.record({ actor, action: 'link.created', subject: { type: 'link', id: added } });
      return added;
    });
    return (await views.byId(id, now))!;
  }
}
