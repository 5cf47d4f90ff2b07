import { nameOf, type Actor } from '#kernel/actor.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import type { EuroRate } from '#kernel/euro-rate.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Language } from '#kernel/language.ts';
import type { Money } from '#kernel/money.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { RateLimited } from '#kernel/input-failures.ts';
import type { PayableLink, PayableLinks } from '#modules/links/index.ts';
import type { MerchantRecord } from '#modules/merchants/index.ts';
import type { Attempt } from '../domain/attempt.ts';
import { AmountDiffers, PaymentUnderReview } from '../domain/failures.ts';
import type { FeeRates } from '../domain/fees.ts';
import { Payment } from '../domain/payment.ts';
import type { CheckoutAllowances } from '../ports/checkout-allowances.ts';
import type { PaymentGateway } from '../ports/payment-gateway.ts';
import type { Payments } from '../ports/payments.ts';
import type { Tariffs } from '../ports/tariffs.ts';
import type { DraftAttempt } from './draft-attempt.ts';
import { lookAtPayment } from './jobs.ts';

export type CheckoutWish = Readonly<{
  actor: Actor;
  merchant: MerchantRecord;
  linkId: number | null;
  price: Money;
  /** For a checkout without link; a link brings its own. */
  charge: { charge: Money<ChargeCurrency>; fxRate: string | null };
  description: string | null;
  customerName: string | null;
  customerEmail: string | null;
  language: Language;
  requestKey: string | null;
}>;

/** READY: to be attached, or attached already. TAKEN: somebody else's session is open on the same single link. */
export type Prepared = Readonly<{ kind: 'READY' | 'TAKEN'; paymentId: number; attempt: Attempt }>;

type Deps = Readonly<{
  allowances: CheckoutAllowances;
  links: PayableLinks;
  payments: Payments;
  tariffs: Tariffs;
  gateway: PaymentGateway;
  work: UnitOfWork;
  draft: DraftAttempt;
  clock: Clock;
  jobs: Jobs;
}>;
type Terms = Readonly<{ rate: EuroRate; fees: FeeRates; paymentId: number }>;

/** When the first unasked look at the provider is taken. */
const firstLookAfterMs = 120_000;

/** Transaction A: everything that is needed to repeat the provider's call to the letter is stored before it is made. */
export class PrepareCheckout {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute(wish: CheckoutWish): Promise<Prepared> {
    const { links, payments, work } = this.#deps;
    return work.transact(async () => {
      const link = wish.linkId === null ? null : await links.forCheckout(wish.linkId, wish.merchant.id);
      if (link !== null && !link.price.equals(wish.price)) {
        throw new AmountDiffers({ amount: String(link.price.toDecimal()), currency: link.price.currency });
      }
      const { charge } = link ?? wish.charge;
      // Whatever is only read leaves together.
      const [repeated, terms] = await Promise.all([this.#repeated(wish), this.#terms(charge.currency)]);
      if (repeated !== null) return repeated;
      const open = link?.isSingle === true ? await payments.openOn(link.id) : null;
      if (open !== null) {
        const isSame = open.isBy({ name: wish.customerName, email: wish.customerEmail });
        return { kind: isSame ? 'READY' : 'TAKEN', paymentId: open.record.id!, attempt: open.openAttempt! };
      }
      if (link?.isSingle === true && (await payments.isHeldOn(link.id))) throw new PaymentUnderReview();
      if (link !== null) await this.#refuseCrowd(link.id);
      return this.#start(wish, link, terms);
    });
  }

  /** The link is locked: two cannot be the last at once. @throws RateLimited until the first attempt ends by itself */
  async #refuseCrowd(linkId: number): Promise<void> {
    const { allowances, payments, clock } = this.#deps;
    const { count, firstEnd } = await payments.openAttemptsOn(linkId);
    if (count < allowances.openPerLink || firstEnd === null) return;
    const seconds = Math.ceil((firstEnd.getTime() - clock.now().getTime()) / 1_000);
    throw new RateLimited(Math.max(seconds, 1));
  }

  /** The same wish again, maybe after a crash before it was answered: its session is still the answer. */
  async #repeated({ merchant, requestKey }: CheckoutWish): Promise<Prepared | null> {
    const { payments } = this.#deps;
    const paymentId = requestKey === null ? null : await payments.findByRequest(merchant.id, requestKey);
    const attempt = paymentId === null ? undefined : (await payments.get(paymentId))?.openAttempt;
    return paymentId === null || attempt === undefined ? null : { kind: 'READY', paymentId, attempt };
  }

  async #terms(currency: ChargeCurrency): Promise<Terms> {
    const { payments, tariffs, clock } = this.#deps;
    const today = businessDateOf(clock.now());
    const [rate, fees, paymentId] = await Promise.all([
      tariffs.euroRateOn(today, currency),
      tariffs.feesOn(today, currency),
      payments.nextId(),
    ]);
    return { rate, fees, paymentId };
  }

  async #start(
    wish: CheckoutWish,
    link: PayableLink | null,
    { rate, fees, paymentId }: Terms,
  ): Promise<Prepared> {
    const { payments, gateway, draft, clock, jobs, work } = this.#deps;
    const now = clock.now();
    const { charge, fxRate } = link ?? wish.charge;
    const payment = Payment.start(
      {
        id: paymentId,
        merchantId: wish.merchant.id,
        linkId: link?.id ?? null,
        price: wish.price,
        charge,
        fxRate,
        eurRate: rate.toString(),
        eurAmount: rate.toEuro(charge),
        description: link?.description ?? wish.description,
        customerName: wish.customerName,
        customerEmail: wish.customerEmail,
        language: wish.language,
        provider: gateway.name,
        providerAccount: wish.merchant.providerAccount,
        requestKey: wish.requestKey,
      },
      { actor: nameOf(wish.actor), now },
    );
    const attempt = draft.execute({ payment, merchant: wish.merchant, link, fees });
    const firstLook = { at: new Date(now.getTime() + firstLookAfterMs), key: String(paymentId) };
    // The payment last, for it locks the merchant's counter, at which the next customer waits.
    await work.conclude(
      () => jobs.enqueue(lookAtPayment, { paymentId }, firstLook),
      () => payments.add(payment),
    );
    return { kind: 'READY', paymentId, attempt };
  }
}
