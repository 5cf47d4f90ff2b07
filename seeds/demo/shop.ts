import { anonymous, system, type Actor } from '#kernel/actor.ts';
import { addDays, businessDateOf, startOfDay } from '#kernel/business-date.ts';
import { Money } from '#kernel/money.ts';
import { CreateLink } from '#modules/links/index.ts';
import { RequestRefund } from '#modules/payments/application/request-refund.ts';
import { SettlePayment, StartCheckout } from '#modules/payments/index.ts';
import { Payments } from '#modules/payments/ports/payments.ts';
import type { Application } from '#src/composition.ts';
import type { Card, DemoProvider } from './demo-provider.ts';
import type { Sale } from './goods.ts';
import type { Payer } from './payers.ts';
import { shopkeeperOf } from './shopkeeper.ts';

type Link = Readonly<{ id: number; amount: Money; description: string | null }>;
export type Checkout = Readonly<{ paymentId: number; checkoutUrl: string }>;

type Given = Readonly<{ application: Application; provider: DemoProvider; merchantId: number; now: Date }>;

/** A merchant and its customers: their actions at one moment of the history, through the product's use-cases. */
export class Shop {
  readonly application: Application;
  readonly merchantId: number;
  readonly actor: Actor;
  /** Ids of its stored customers, by EIK. */
  readonly customers = new Map<string, number>();
  readonly #provider: DemoProvider;
  readonly #now: Date;

  private constructor({ application, provider, merchantId, now }: Given, actor: Actor) {
    this.application = application;
    this.merchantId = merchantId;
    this.actor = actor;
    this.#provider = provider;
    this.#now = now;
  }

  static async open(given: Given): Promise<Shop> {
    return new Shop(given, await shopkeeperOf(given.application, given.merchantId));
  }

  /** A moment of a past day in Sofia's time. */
  daysAgo(days: number, hour = 10, minute = 0): Date {
    const midnight = startOfDay(addDays(businessDateOf(this.#now), -days));
    return new Date(midnight.getTime() + (hour * 60 + minute) * 60_000);
  }

  async createLink(
    { description, amount, currency }: Sale,
    payer: Payer | null,
    usage: 'SINGLE' | 'REUSABLE' = 'SINGLE',
  ): Promise<Link> {
    const asked = Money.ofDecimal(amount, currency);
    const { id } = await this.application.resolve(CreateLink).execute({
      actor: this.actor,
      amount: asked,
      description,
      usage,
      customerName: payer?.name ?? null,
      customerEmail: payer?.email ?? null,
    });
    return { id, amount: asked, description };
  }

  async openCheckout(
    { id: paymentLinkId, amount, description }: Link,
    payer: Payer | null,
  ): Promise<Checkout> {
    await this.#provider.follow();
    return this.application.resolve(StartCheckout).execute({
      actor: anonymous,
      merchantId: this.merchantId,
      paymentLinkId,
      amount,
      description,
      customerName: payer?.name ?? null,
      customerEmail: payer?.email ?? null,
      buyer: null,
      language: payer?.language ?? 'bg',
      requestKey: null,
      ip: null,
    });
  }

  /** The payer confirms with a card, and the product fetches the outcome. */
  async pay({ paymentId, checkoutUrl }: Checkout, card: Card, late = false): Promise<void> {
    await this.#provider.pay(checkoutUrl, card, late);
    await this.settle(paymentId);
  }

  /** Applies the provider's state, as after a webhook event. */
  async settle(paymentId: number): Promise<void> {
    await this.#provider.follow();
    await this.application.resolve(SettlePayment).execute({ actor: system('webhook'), paymentId });
  }

  /** @param amount decimal in the charge currency; undefined: the whole rest */
  async refund(paymentId: number, amount: number | undefined, note: string): Promise<void> {
    await this.#provider.follow();
    const reason = 'REQUESTED_BY_CUSTOMER';
    const refund = { actor: this.actor, paymentId, amount, reason, note, requestKey: null } as const;
    await this.application.resolve(RequestRefund).execute(refund);
  }

  async dispute(paymentId: number, step: 'open' | 'win' | 'lose'): Promise<void> {
    const payment = await this.application.resolve(Payments).get(paymentId);
    const intentId = payment!.toRecord().intentId!;
    if (step === 'open') await this.#provider.openDispute(intentId);
    else await this.#provider.endDispute(intentId, step);
    await this.settle(paymentId);
  }
}
