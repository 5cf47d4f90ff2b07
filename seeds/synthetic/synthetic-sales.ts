import { businessDateOf } from '#kernel/business-date.ts';
import type { Currency } from '#kernel/currency.ts';
import { Money } from '#kernel/money.ts';
import type { Payment } from '#modules/payments/domain/payment.ts';
import { inventDraft } from './drafts.ts';
import { makeLink, writeLink, type MadeLink } from './links.ts';
import { disputeSome, refundSome, type Refunded } from './refunds-and-disputes.ts';
import type { Issued, SyntheticDocuments } from './synthetic-documents.ts';
import { inventCustomer, type Customer } from './people.ts';
import type { RatesOfDay } from './rates-of-day.ts';
import { sell, type Outcome, type Sale } from './sell.ts';
import { kinds } from './shops.ts';
import type { HistoryEvent, Shop, GeneratorContext } from './context.ts';
import { writePayment, type Accounts } from './write-payments.ts';

type Parts = Readonly<{
  accounts: Accounts;
  documents: SyntheticDocuments;
  scheduleEvent(event: HistoryEvent): void;
}>;

const dayMs = 86_400_000;
const minuteMs = 60_000;
/** Bulgaria's first day with the euro. */
const euroDay = '2026-01-01';
const linkDaysOfInvoice = 104;

/** Generates sales: each is exactly one payment, by a counter code, a link of its own, or a written invoice. */
export class SyntheticSales {
  readonly #context: GeneratorContext;
  readonly #parts: Parts;

  constructor(context: GeneratorContext, parts: Parts) {
    this.#context = context;
    this.#parts = parts;
  }

  async make(shop: Shop, at: Date, rates: RatesOfDay): Promise<void> {
    const { random } = this.#context;
    const isWriter = shop.merchant.plan !== 'STARTER' && random.isLucky(0.06);
    if (isWriter && (await this.#writeInvoice(shop, at, rates))) return;
    if (random.isLucky(0.45)) await this.#sellAtCounter(shop, at, rates);
    else await this.#sellByLink(shop, at, rates);
  }

  #outcome(at: Date): Outcome {
    const { random, end } = this.#context;
    const luck = random.next();
    if (luck < 0.865) return 'PAID';
    if (end.getTime() - at.getTime() < dayMs) return 'OPEN';
    return luck < 0.93 ? 'DECLINED' : 'LEFT';
  }

  #currency(at: Date): Currency {
    const { random } = this.#context;
    if (random.isLucky(0.02)) return 'USD';
    return random.isLucky(businessDateOf(at) < euroDay ? 0.4 : 0.06) ? 'BGN' : 'EUR';
  }

  async #sellAtCounter(shop: Shop, at: Date, rates: RatesOfDay): Promise<void> {
    const { random } = this.#context;
    const { id: paymentLinkId, cents, description } = random.pick(shop.counterLinks);
    const amount = Money.ofMinor(cents, 'EUR');
    const customer = random.isLucky(0.6) ? inventCustomer(random) : null;
    const link = {
      paymentLinkId,
      isSingle: false,
      linkEnds: null,
      amount,
      chargeAmount: amount,
      fxRate: null,
    };
    const payment = sell(
      this.#context,
      { ...link, shop, at, description, customer, language: 'bg', outcome: this.#outcome(at) },
      rates,
    );
    await this.#finish(shop, payment, customer);
  }

  async #sellByLink(shop: Shop, at: Date, rates: RatesOfDay): Promise<void> {
    const { random } = this.#context;
    const [text, from, to] = random.pick(kinds[shop.trade].sales);
    const amount = Money.ofMinor(random.whole(from, to), this.#currency(at));
    const customer = random.isLucky(0.92) ? inventCustomer(random) : null;
    const description = text.replace('{n}', String(random.whole(2, 4_000)));
    const asked = new Date(at.getTime() - random.whole(1, 120) * minuteMs);
    const made = makeLink(this.#context, shop, { amount, description, customer, at: asked });
    const language = amount.currency === 'USD' ? 'en' : 'bg';
    const payment = this.#payLink(
      made,
      { shop, at, description, customer, language, outcome: this.#outcome(at) },
      rates,
    );
    await this.#finish(shop, payment, customer);
    writeLink(this.#context, made);
  }

  /** Most companies pay within two weeks, some late, some never. @returns whether it was paid */
  async #writeInvoice(shop: Shop, at: Date, rates: RatesOfDay): Promise<boolean> {
    const { random, end } = this.#context;
    const { documents } = this.#parts;
    const { draft, total, description } = inventDraft(random, shop);
    const customer = { name: draft.customer.name, email: draft.customer.email! };
    const made = makeLink(this.#context, shop, {
      amount: total,
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
    const terms = { paymentLinkId: made.id, euro: rates.euro[total.currency], at, paidBy: payment };
    const issued = await documents.write(shop, draft, terms);
    if (payment !== null) await this.#finish(shop, payment, customer, issued);
    writeLink(this.#context, made, issued.id);
    return isPaid;
  }

  #payLink(
    { id, link }: MadeLink,
    sale: Pick<Sale, 'shop' | 'at' | 'description' | 'customer' | 'language' | 'outcome'>,
    rates: RatesOfDay,
  ): Payment {
    const { amount, chargeAmount, fxRate, expiresAt } = link.toRecord();
    const terms = { paymentLinkId: id, isSingle: true, linkEnds: expiresAt, amount, chargeAmount, fxRate };
    const payment = sell(this.#context, { ...terms, ...sale }, rates);
    const { succeededAt } = payment.toRecord();
    if (succeededAt !== null) link.pay(succeededAt);
    return payment;
  }

  /** Consequences of a payment: its document, the mail with it, sometimes a refund or a dispute. */
  async #finish(shop: Shop, payment: Payment, customer: Customer | null, written?: Issued): Promise<void> {
    const { accounts, documents, scheduleEvent } = this.#parts;
    const refund = written === undefined ? refundSome(this.#context, shop, payment) : null;
    const disputed = disputeSome(this.#context, payment);
    const { succeededAt } = payment.toRecord();
    if (succeededAt !== null) {
      const issued = written ?? (await documents.issue(shop, payment));
      await documents.mail(issued, customer?.email ?? null, succeededAt);
      if (refund !== null) scheduleEvent({ at: refund.at, apply: () => this.#credit(issued, refund) });
    }
    writePayment(this.#context, accounts, payment, refund === null ? disputed : [refund, ...disputed]);
  }

  async #credit(issued: Issued, refund: Refunded): Promise<void> {
    const { documents } = this.#parts;
    const note = await documents.credit(issued, refund);
    await documents.mail(note, issued.invoice.document.customerEmail, refund.at);
  }
}
