import type { Clock } from '#kernel/clock.ts';
import { Money } from '#kernel/money.ts';
import { LinkGone, LinkNotFound } from '../domain/failures.ts';
import type { PaymentLink } from '../domain/payment-link.ts';
import type { LinkViews } from '../ports/link-views.ts';
import type { Links } from '../ports/links.ts';
import type { PayableLink, PayableLinks } from '../ports/payable-links.ts';

type Deps = Readonly<{ links: Links; views: LinkViews; clock: Clock }>;

const payable = (link: PaymentLink): PayableLink => {
  const { id, token, merchantId, price, charge, fxRate, usage, description, expiresAt } = link.record;
  return {
    id: id!,
    token,
    merchantId,
    price,
    charge,
    fxRate,
    isSingle: usage === 'SINGLE',
    description,
    expiresAt,
  };
};

/** Answers payments at the door. Lock order: the link always comes first (reliability, lock order). */
export class OfferPayableLinks implements PayableLinks {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async forCheckout(id: number, merchantId: number): Promise<PayableLink> {
    const { links, clock } = this.#deps;
    const found = await links.change(
      id,
      (link) => {
        const status = link.statusAt(clock.now());
        if (status !== 'ACTIVE') throw new LinkGone(status);
        return payable(link);
      },
      merchantId,
    );
    if (found === null) throw new LinkNotFound();
    return found;
  }

  async offerAt(token: string): Promise<Readonly<{ id: number; merchantId: number; price: Money }>> {
    const { views, clock } = this.#deps;
    const link = await views.byToken(token, clock.now());
    if (link === null) throw new LinkNotFound();
    const { id, merchantId, amountMinor, currency } = link;
    return { id, merchantId, price: Money.ofMinor(amountMinor, currency) };
  }

  async lock(id: number): Promise<PayableLink | null> {
    return this.#deps.links.change(id, payable);
  }

  async markPaid(id: number): Promise<void> {
    const { links, clock } = this.#deps;
    await links.change(id, (link) => link.pay(clock.now()));
  }

  async nameInvoice(id: number, invoiceId: number): Promise<void> {
    await this.#deps.links.nameInvoice(id, invoiceId);
  }

  isForInvoice(id: number): Promise<boolean> {
    return this.#deps.links.isForInvoice(id);
  }

  async payableToken(id: number): Promise<string | null> {
    const { views, clock } = this.#deps;
    const link = await views.byId(id, clock.now());
    return link?.status === 'ACTIVE' ? link.token : null;
  }
}
