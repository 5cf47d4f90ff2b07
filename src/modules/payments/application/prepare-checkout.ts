import { nameOf, type Actor } from '#kernel/actor.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import type { EuroRate } from '#kernel/euro-rate.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Language } from '#kernel/language.ts';
import type { Money } from '#kernel/money.ts';
import type { Random } from '#kernel/random.ts';
import type { Sentences } from '#kernel/sentences.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { PayableLink, PayableLinks } from '#modules/links/index.ts';
import type { MerchantRecord } from '#modules/merchants/index.ts';
import type { Attempt } from '../domain/attempt.ts';
import { AmountDiffers, PaymentStateRefused, PaymentUnderReview } from '../domain/failures.ts';
import type { FeeRates } from '../domain/fees.ts';
import { sessionsToEnd } from '../domain/open-sessions.ts';
import { Payment } from '../domain/payment.ts';
import type { CheckoutAllowances } from '../ports/checkout-allowances.ts';
import type { PaymentGateway } from '../ports/payment-gateway.ts';
import type { PaymentIds } from '../ports/payment-ids.ts';
import type { Payments } from '../ports/payments.ts';
import type { PaymentsOfLink } from '../ports/payments-of-link.ts';
import type { Tariffs } from '../ports/tariffs.ts';
import { draftAttempt } from './draft-attempt.ts';
import { endSession, lookAtPayment } from './jobs.ts';

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
  /** Digest of the caller's network; null for our own programs. */
  network: string | null;
}>;

/** READY: to be attached, or attached already. TAKEN: another payer's session is open on the same SINGLE link. */
export type Prepared = Readonly<{
  kind: 'READY' | 'TAKEN';
  paymentId: number;
  attempt: Attempt;
  /** The provider account that the payment belongs to; null for the platform's own. */
  account: string | null;
}>;

const prepared = (kind: Prepared['kind'], payment: Payment, attempt: Attempt): Prepared => ({
  kind,
  paymentId: payment.id,
  attempt,
  account: payment.toRecord().providerAccount,
});

type Deps = Readonly<{
  allowances: CheckoutAllowances;
  links: PayableLinks;
  payments: Payments;
  paymentIds: PaymentIds;
  paymentsOfLink: PaymentsOfLink;
  tariffs: Tariffs;
  gateway: PaymentGateway;
  work: UnitOfWork;
  sentences: Sentences;
  random: Random;
  clock: Clock;
  jobs: Jobs;
}>;
type Terms = Readonly<{ rate: EuroRate; fees: FeeRates }>;

/** When the first unasked look at the provider is taken. */
const firstLookAfterMs = 120_000;

/** Transaction A: everything that is needed to repeat the provider's call to the letter is stored before it is made. */
export class PrepareCheckout {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute(wish: CheckoutWish): Promise<Prepared> {
    const { links, paymentsOfLink, work } = this.#deps;
    return work.transact(async () => {
      const link = wish.linkId === null ? null : await links.forCheckout(wish.linkId, wish.merchant.id);
      if (link !== null && !link.price.equals(wish.price)) {
        throw new AmountDiffers({ amount: String(link.price.toDecimal()), currency: link.price.currency });
      }
      const { charge } = link ?? wish.charge;
      const repeated = await this.#repeated(wish);
      if (repeated !== null) return repeated;
      const terms = await this.#terms(charge.currency);
      const open = link?.isSingle === true ? await paymentsOfLink.open(link.id) : null;
      if (open !== null) {
        const isSame = open.isBy({ name: wish.customerName, email: wish.customerEmail });
        return prepared(isSame ? 'READY' : 'TAKEN', open, open.openAttempt!);
      }
      if (link?.isSingle === true && (await paymentsOfLink.isHeld(link.id))) throw new PaymentUnderReview();
      if (link?.isSingle === false) await this.#makeRoom(link.id, wish.network);
      return this.#start(wish, link, terms);
    });
  }

  /** Ends sessions beyond the limits, by jobs: the newcomer does not wait for the provider. The link is locked. */
  async #makeRoom(linkId: number, network: string | null): Promise<void> {
    const { allowances, paymentsOfLink, jobs } = this.#deps;
    const open = await paymentsOfLink.openSessions(linkId);
    for (const paymentId of sessionsToEnd(open, network, allowances.openSessions)) {
      await jobs.enqueue(endSession, { paymentId });
    }
  }

  /**
   * The payment of the same Idempotency-Key: its open session is the answer again. One that is over without money
   * gives the key back, and the caller gets a new payment.
   * @throws PaymentStateRefused when it is paid or about to be
   */
  async #repeated({ merchant, requestKey }: CheckoutWish): Promise<Prepared | null> {
    const { payments, paymentIds } = this.#deps;
    const paymentId = requestKey === null ? null : await paymentIds.byRequest(merchant.id, requestKey);
    const payment = paymentId === null ? null : await payments.get(paymentId);
    if (payment === null) return null;
    if (payment.openAttempt !== undefined) return prepared('READY', payment, payment.openAttempt);
    const { status } = payment.toRecord();
    if (status !== 'FAILED' && status !== 'CANCELLED') {
      throw new PaymentStateRefused({ from: status, to: 'PENDING' });
    }
    await payments.change(payment.id, (over) => over.releaseRequestKey());
    return null;
  }

  async #terms(currency: ChargeCurrency): Promise<Terms> {
    const { tariffs, clock } = this.#deps;
    const today = businessDateOf(clock.now());
    return {
      rate: await tariffs.euroRateOn(today, currency),
      fees: await tariffs.feesOn(today, currency),
    };
  }

  async #start(wish: CheckoutWish, link: PayableLink | null, { rate, fees }: Terms): Promise<Prepared> {
    const { payments, gateway, clock, jobs } = this.#deps;
    const now = clock.now();
    const { charge, fxRate } = link ?? wish.charge;
    const { merchant, network } = wish;
    const payment = Payment.start(
      {
        merchantId: merchant.id,
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
        providerAccount: gateway.accountFor(merchant),
        requestKey: wish.requestKey,
      },
      { actor: nameOf(wish.actor), now },
    );
    // Late, for it locks the merchant's counter of order numbers, at which the next customer waits.
    const attempt = await payments.add(payment, (stored) =>
      draftAttempt(this.#deps, stored, { merchant, link, fees, network }),
    );
    const firstLook = { at: new Date(now.getTime() + firstLookAfterMs), key: String(payment.id) };
    await jobs.enqueue(lookAtPayment, { paymentId: payment.id }, firstLook);
    return prepared('READY', payment, attempt);
  }
}
