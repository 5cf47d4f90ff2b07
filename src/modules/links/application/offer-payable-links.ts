import type { Clock } from '#kernel/clock.ts';
import type { Money } from '#kernel/money.ts';
import { LinkGone, LinkNotFound } from '../domain/failures.ts';
import type { PaymentLink } from '../domain/payment-link.ts';
import type { PayableLink, PayableLinks } from './payable-links.ts';
import type { PaymentLinks } from '../ports/payment-links.ts';

type Deps = Readonly<{ links: PaymentLinks; clock: Clock }>;

const payable = (link: PaymentLink): PayableLink => {
  const { id, token, merchantId, createdBy, amount, chargeAmount, fxRate, usage, ...other } = link.toRecord();
  return {
    id: id!,
    token,
    merchantId,
    createdBy,
    amount,
    chargeAmount,
    fxRate,
    isSingle: usage === 'SINGLE',
    description: other.description,
    taxRate: other.taxRate,
    vatGround: other.vatGround,
    expiresAt: other.expiresAt,
  };
};

/** `PayableLinks` on the repository. Lock order: the payment link always comes first (reliability, lock order). */
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

  async findByToken(token: string): Promise<Readonly<{ id: number; merchantId: number; amount: Money }>> {
    const link = await this.#deps.links.find({ token });
    if (link === null) throw new LinkNotFound();
    const { id, merchantId, amount } = link.toRecord();
    return { id: id!, merchantId, amount };
  }

  async lock(id: number): Promise<PayableLink | null> {
    return this.#deps.links.change(id, payable);
  }

  async markPaid(id: number): Promise<void> {
    const { links, clock } = this.#deps;
    await links.change(id, (link) => link.pay(clock.now()));
  }

  async assignInvoice(id: number, invoiceId: number): Promise<void> {
    await this.#deps.links.change(id, (link) => link.assignInvoice(invoiceId));
  }

  async isForInvoice(id: number): Promise<boolean> {
    const link = await this.#deps.links.find({ id });
    return link !== null && link.toRecord().invoiceId !== null;
  }

  async payableToken(id: number): Promise<string | null> {
    const { links, clock } = this.#deps;
    const link = await links.find({ id });
    return link?.statusAt(clock.now()) === 'ACTIVE' ? link.toRecord().token : null;
  }
}
