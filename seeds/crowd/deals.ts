import { businessDateOf } from '#kernel/business-date.ts';
import type { Currency } from '#kernel/currency.ts';
import { Money } from '#kernel/money.ts';
import type { Payment } from '#modules/payments/domain/payment.ts';
import { inventDraft } from './drafts.ts';
import { makeLink, writeLink, type MadeLink } from './links.ts';
import { disputeSome, refundSome, type GivenBack } from './money-back.ts';
import type { Issued, Paperwork } from './paperwork.ts';
import { inventCustomer, type Customer } from './people.ts';
import type { RatesOfDay } from './rates-of-day.ts';
import { sell, type Outcome, type Sale } from './sell.ts';
import { kinds } from './shops.ts';
import type { Happening, Shop, World } from './world.ts';
import { writePayment, type Accounts } from './write-payments.ts';

type Parts = Readonly<{ accounts: Accounts; paperwork: Paperwork; putOff(happening: Happening): void }>;

const dayMs = 86_400_000;
const minuteMs = 60_000;
/** Bulgaria's first day with the euro. */
const euroDay = '2026-01-01';
const linkDaysOfInvoice = 104;

/** Generates sales: each is exactly one payment, by a counter code, a link of its own, or a written invoice. */
export class Deals {
  readonly #world: World;
  readonly #parts: Parts;

  constructor(world: World, parts: Parts) {
    this.#world = world;
    this.#parts = parts;
  }

  async make(shop: Shop, at: Date, rates: RatesOfDay): Promise<void> {
    const { random } = this.#world;
    const isWriter = shop.merchant.plan !== 'STARTER' && random.isLucky(0.06);
    if (isWriter && (await this.#writeInvoice(shop, at, rates))) return;
    if (random.isLucky(0.45)) await this.#sellAtCounter(shop, at, rates);
    else await this.#sellByLink(shop, at, rates);
  }

  #outcome(at: Date): Outcome {
    const { random, end } = this.#world;
    const luck = random.next();
    if (luck < 0.865) return 'PAID';
    if (end.getTime() - at.getTime() < dayMs) return 'OPEN';
    return luck < 0.93 ? 'DECLINED' : 'LEFT';
  }

  #currency(at: Date): Currency {
    const { random } = this.#world;
    if (random.isLucky(0.02)) return 'USD';
    return random.isLucky(businessDateOf(at) < euroDay ? 0.4 : 0.06) ? 'BGN' : 'EUR';
  }

  async #sellAtCounter(shop: Shop, at: Date, rates: RatesOfDay): Promise<void> {
    const { random } = this.#world;
    const { id: paymentLinkId, cents, description } = random.pick(shop.counterLinks);
    const price = Money.ofMinor(cents, 'EUR');
    const customer = random.isLucky(0.6) ? inventCustomer(random) : null;
    const link = { paymentLinkId, isSingle: false, linkEnds: null, price, charge: price, fxRate: null };
    const payment = sell(
      this.#world,
      { ...link, shop, at, description, customer, language: 'bg', outcome: this.#outcome(at) },
      rates,
    );
    await this.#finish(shop, payment, customer);
  }

  async #sellByLink(shop: Shop, at: Date, rates: RatesOfDay): Promise<void> {
    const { random } = this.#world;
    const [text, from, to] = random.pick(kinds[shop.trade].sales);
    const price = Money.ofMinor(random.whole(from, to), this.#currency(at));
    const customer = random.isLucky(0.92) ? inventCustomer(random) : null;
    const description = text.replace('{n}', String(random.whole(2, 4_000)));
    const asked = new Date(at.getTime() - random.whole(1, 120) * minuteMs);
    const made = makeLink(this.#world, shop, { price, description, customer, at: asked });
    const language = price.currency === 'USD' ? 'en' : 'bg';
    const payment = this.#payLink(
      made,
      { shop, at, description, customer, language, outcome: this.#outcome(at) },
      rates,
    );
    await this.#finish(shop, payment, customer);
    writeLink(this.#world, made);
  }

  /** Most companies pay within two weeks, some late, some never. @returns whether it was paid */
  async #writeInvoice(shop: Shop, at: Date, rates: RatesOfDay): Promise<boolean> {
    const { random, end } = this.#world;
    const { paperwork } = this.#parts;
    const { draft, total, description } = inventDraft(random, shop);
    const customer = { name: draft.customer.name, email: draft.customer.email! };
    const made = makeLink(this.#world, shop, {
      price: total,
      description,
      customer,
      at,
      days: linkDaysOfInvoice,
    });
    const payAt = new Date(
      at.getTime() + Math.round((0.1 + random.next() * (random.isLucky(0.8) ? 13 : 35)) * dayMs),
    );
    const isPaid = random.isLucky(0.84) && payAt.getTime() < end.getTime() - dayMs;
    const sale = { shop, at: payAt, description, customer, language: 'bg', outcome: 'PAID' } as const;
    const payment = isPaid ? this.#payLink(made, sale, rates) : null;
    const paidAt = payment?.toRecord().succeededAt ?? null;
    const terms = { paymentLinkId: made.id, eurRate: rates.euro[total.currency].toString(), at, paidAt };
    const issued = await paperwork.write(shop, draft, terms);
    if (payment !== null) await this.#finish(shop, payment, customer, issued);
    writeLink(this.#world, made, issued.id);
    return isPaid;
  }

  #payLink(
    { id, link }: MadeLink,
    sale: Pick<Sale, 'shop' | 'at' | 'description' | 'customer' | 'language' | 'outcome'>,
    rates: RatesOfDay,
  ): Payment {
    const { price, charge, fxRate, expiresAt } = link.toRecord();
    const terms = { paymentLinkId: id, isSingle: true, linkEnds: expiresAt, price, charge, fxRate };
    const payment = sell(this.#world, { ...terms, ...sale }, rates);
    const { succeededAt } = payment.toRecord();
    if (succeededAt !== null) link.pay(succeededAt);
    return payment;
  }

  /** Consequences of a payment: its document, the mail with it, sometimes a refund or a dispute. */
  async #finish(shop: Shop, payment: Payment, customer: Customer | null, written?: Issued): Promise<void> {
    const { accounts, paperwork, putOff } = this.#parts;
    const refund = written === undefined ? refundSome(this.#world, shop, payment) : null;
    const disputed = disputeSome(this.#world, payment);
    const { succeededAt } = payment.toRecord();
    if (succeededAt !== null) {
      const issued = written ?? (await paperwork.issue(shop, payment));
      paperwork.mail(issued, customer?.email ?? null, succeededAt);
      if (refund !== null) putOff({ at: refund.at, tell: () => this.#credit(issued, refund) });
    }
    writePayment(this.#world, accounts, payment, refund === null ? disputed : [refund, ...disputed]);
  }

  async #credit(issued: Issued, refund: GivenBack): Promise<void> {
    const { paperwork } = this.#parts;
    const note = await paperwork.takeBack(issued, refund);
    paperwork.mail(note, issued.invoice.document.customerEmail, refund.at);
  }
}
