import type { Clock } from '#kernel/clock.ts';
import type { Events } from '#kernel/events.ts';
import { Money } from '#kernel/money.ts';
import type { Random } from '#kernel/random.ts';
import { LinkClosed } from '../domain/events.ts';
import { LinkGone, LinkNotFound } from '../domain/failures.ts';
import { chargeProblems, PaymentLink, type LinkDraft } from '../domain/payment-link.ts';
import type { InstallmentLink, LinkOfInvoice, PayableLink, PayableLinks } from './payable-links.ts';
import type { PaymentLinks } from '../ports/payment-links.ts';

type Deps = Readonly<{ links: PaymentLinks; random: Random; clock: Clock; events: Events }>;

/** The fields of a link that a payment needs. */
export const payable = (link: PaymentLink): PayableLink => {
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
    invoiceId: other.invoiceId,
    foreignDocumentId: other.foreignDocumentId,
    description: other.description,
    taxRate: other.taxRate,
    vatGround: other.vatGround,
    methods: other.methods,
    customerId: other.customerId,
    cardMax: other.cardMaxMinor === null ? null : Money.ofMinor(other.cardMaxMinor, chargeAmount.currency),
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

  async assignInvoice(id: number, invoiceId: number, installment: number | null = null): Promise<void> {
    await this.#deps.links.change(id, (link) => link.assignInvoice(invoiceId, installment));
  }

  async lockOfInvoice(invoiceId: number): Promise<void> {
    const { links } = this.#deps;
    for (const id of await links.idsOf({ ofInvoice: invoiceId })) await links.change(id, () => undefined);
  }

  async closeOfInvoice(invoiceId: number, status: 'PAID' | 'CANCELLED', installment?: number): Promise<void> {
    const { links, clock, events } = this.#deps;
    const now = clock.now();
    for (const paymentLinkId of await links.idsOf({ ofInvoice: invoiceId })) {
      const isClosed = await links.change(paymentLinkId, (link) => {
        const isMeant = installment === undefined || link.toRecord().installment === installment;
        if (!link.isOpen || !isMeant) return false;
        if (status === 'PAID') link.pay(now);
        else link.cancel(now);
        return true;
      });
      if (isClosed === true) await events.publish(LinkClosed, { paymentLinkId });
    }
  }

  async openOfInvoice(invoiceId: number): Promise<readonly InstallmentLink[]> {
    const { links } = this.#deps;
    const open: InstallmentLink[] = [];
    for (const id of await links.idsOf({ ofInvoice: invoiceId })) {
      const link = await links.find({ id });
      if (link?.isOpen === true) open.push(link.toRecord());
    }
    return open;
  }

  async openForInvoice({ invoiceId, installment = null, ...draft }: LinkOfInvoice): Promise<number | null> {
    const { links, random, clock } = this.#deps;
    if (chargeProblems(draft.amount).length > 0) return null;
    const offer = await this.#offerOf(invoiceId);
    const link = PaymentLink.create({ ...draft, ...offer, usage: 'SINGLE' }, random.token(), clock.now());
    link.assignInvoice(invoiceId, installment);
    return links.add(link);
  }

  /** What the newest link of a written invoice offers for a card that stays; nothing without one. */
  async #offerOf(invoiceId: number): Promise<Pick<LinkDraft, 'customerId' | 'cardMax'>> {
    const { links } = this.#deps;
    const newest = (await links.idsOf({ ofInvoice: invoiceId })).at(-1);
    const link = newest === undefined ? null : await links.find({ id: newest });
    if (link === null) return {};
    const { customerId, cardMax } = payable(link);
    return cardMax === null ? {} : { customerId, cardMax };
  }

  async returnUrl(id: number): Promise<string | null> {
    const link = await this.#deps.links.find({ id });
    return link?.toRecord().returnUrl ?? null;
  }

  async payableToken(id: number): Promise<string | null> {
    const { links, clock } = this.#deps;
    const link = await links.find({ id });
    return link?.statusAt(clock.now()) === 'ACTIVE' ? link.toRecord().token : null;
  }
}
