import { nameOf, userIdOf, type Actor } from '#kernel/actor.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Buyer } from '#kernel/buyer.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import type { FeeRates } from '#kernel/fees.ts';
import { RequestKeyReused } from '#kernel/input-failures.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Language } from '#kernel/language.ts';
import type { Money } from '#kernel/money.ts';
import type { Random } from '#kernel/random.ts';
import type { Messages } from '#kernel/messages.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import {
  linkRateProblems,
  waysToPay,
  type PayableLink,
  type PayableLinks,
  type PaymentsOfLinks,
} from '#modules/links/index.ts';
import type { MerchantRecord } from '#modules/merchants/index.ts';
import {
  type DatedEuroRate,
  type ExchangeRates,
  type FeeSchedules,
  currentRateOn,
} from '#modules/rates/index.ts';
import type { Attempt } from '../domain/attempt.ts';
import {
  AmountDiffers,
  CardNotOffered,
  LinkRateRefused,
  PaymentStatusRefused,
  PaymentUnderReview,
} from '../domain/failures.ts';
import { sessionsToEnd } from '../domain/open-sessions.ts';
import { Payment } from '../domain/payment.ts';
import type { CardConsent } from '../domain/payment-draft.ts';
import type { CheckoutRateLimits } from './checkout-rate-limits.ts';
import type { Payments } from '../ports/payments.ts';
import type { ProviderSettings } from '../ports/provider-settings.ts';
import { draftAttempt } from './draft-attempt.ts';
import type { CheckLimits } from './check-limits.ts';
import { consentOf } from './mandates/consent-of.ts';
import { endSession, firstPollAfterMs, pollPayment } from './jobs.ts';

export type CheckoutRequest = Readonly<{
  actor: Actor;
  merchant: MerchantRecord;
  /** The connected account that is charged; null: the platform's own. */
  providerAccount: string | null;
  paymentLinkId: number | null;
  amount: Money;
  /** For a checkout without a link; a link has its own. */
  charge: { chargeAmount: Money<ChargeCurrency>; fxRate: string | null };
  description: string | null;
  customerName: string | null;
  customerEmail: string | null;
  buyer: Buyer | null;
  language: Language;
  requestKey: string | null;
  /** Key of the attempt that the caller's browser began for this link; null: none. */
  begunKey?: string | null;
  /** Digest of the caller's network; null for our own programs. */
  network: string | null;
  /** The payer agrees that the card stays. */
  keepsCard: boolean;
}>;

/**
 * READY: the attempt is PREPARED or OPEN. BEGUN: so is it, and the payer's browser began it with another form. TAKEN:
 * another payer's session is open on the same SINGLE link. OTHER_CONSENT: the payer's own session is open, and the payer
 * agreed to something else there.
 */
export type PreparedCheckout = Readonly<{
  kind: 'READY' | 'BEGUN' | 'TAKEN' | 'OTHER_CONSENT';
  payment: Payment;
  attempt: Attempt;
  /** Token of the link; null without one. */
  linkToken: string | null;
}>;

type Deps = Readonly<{
  rateLimits: CheckoutRateLimits;
  links: PayableLinks;
  payments: Payments;
  paymentsOfLinks: Pick<PaymentsOfLinks, 'isHeld'>;
  feeSchedules: FeeSchedules;
  exchangeRates: ExchangeRates;
  providerSettings: ProviderSettings;
  checkLimits: CheckLimits;
  work: UnitOfWork;
  messages: Messages;
  random: Random;
  clock: Clock;
  jobs: Jobs;
}>;
type Prepared = Omit<PreparedCheckout, 'linkToken'>;
type Terms = Readonly<{ euro: DatedEuroRate; fees: FeeRates }>;

/** @throws CardNotOffered when the merchant wants transfers alone, and can be sent them */
const mustTakeCards = (link: PayableLink | null, iban: string | null): void => {
  if (link === null) return;
  const { methods, chargeAmount } = link;
  if (waysToPay({ methods, chargeCurrency: chargeAmount.currency, iban }).includes('CARD')) return;
  throw new CardNotOffered();
};

/** Transaction A: stores the exact request to the provider before the call is made. */
export class PrepareCheckout {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute(request: CheckoutRequest): Promise<PreparedCheckout> {
    const { links, payments, paymentsOfLinks, work } = this.#deps;
    return work.transact(async () => {
      const link =
        request.paymentLinkId === null
          ? null
          : await links.forCheckout(request.paymentLinkId, request.merchant.id);
      if (link !== null && !link.amount.equals(request.amount)) {
        throw new AmountDiffers({ amount: String(link.amount.toDecimal()), currency: link.amount.currency });
      }
      if (link !== null && linkRateProblems(link, request.merchant.vatRegistration).length > 0)
        throw new LinkRateRefused();
      const { chargeAmount } = link ?? request.charge;
      mustTakeCards(link, request.merchant.iban);
      const consent = consentOf(this.#deps, request, link);
      const linkToken = link?.token ?? null;
      const repeated = await this.#findRepeated(request);
      if (repeated !== null) return { ...repeated, linkToken };
      const terms = await this.#terms(chargeAmount.currency);
      const open = link?.isSingle === true ? await payments.openOfLink(link.id) : null;
      if (open !== null) return { ...(await this.#resume(open, request, consent)), linkToken };
      if (link?.isSingle === true && (await paymentsOfLinks.isHeld(link.id))) throw new PaymentUnderReview();
      if (link?.isSingle === false) await this.#endExcessSessions(link.id, request.network);
      return { ...(await this.#start(request, link, { ...terms, consent })), linkToken };
    });
  }

  /** The open session of a SINGLE link: for its payer, and for the browser that began it. */
  async #resume(open: Payment, request: CheckoutRequest, consent: CardConsent | null): Promise<Prepared> {
    const { payments } = this.#deps;
    const { customerName: name, customerEmail: email, buyer, begunKey } = request;
    const found = { payment: open, attempt: open.openAttempt! };
    const isPayer = open.isOfPayer({ name, email });
    const isOwn = isPayer || begunKey === found.attempt.providerKey;
    // A card that stays is being charged: it has no page that could be gone on with.
    if (!isOwn || found.attempt.kind === 'KEPT_CARD') return { kind: 'TAKEN', ...found };
    if (!open.isOfConsent(consent)) return { kind: 'OTHER_CONSENT', ...found };
    if (isPayer) {
      await payments.change(open.id, (payment) => payment.setBuyer(buyer));
      return { kind: 'READY', ...found };
    }
    await payments.change(open.id, (payment) => payment.correctPayer({ name, email, buyer }));
    return { kind: 'BEGUN', ...found };
  }

  /** Ends sessions above the limits by jobs, so that the new payer does not wait. The link is locked. */
  async #endExcessSessions(paymentLinkId: number, network: string | null): Promise<void> {
    const { rateLimits, payments, jobs } = this.#deps;
    const open = await payments.openSessionsOfLink(paymentLinkId);
    for (const paymentId of sessionsToEnd(open, network, rateLimits.openSessions)) {
      await jobs.enqueue(endSession, { paymentId });
    }
  }

  /**
   * The open session of the same Idempotency-Key. A payment that ended without money releases the key, and the caller
   * gets a new payment.
   * @throws RequestKeyReused for another link, amount or consent; PaymentStatusRefused when the payment is paid or PROCESSING
   */
  async #findRepeated({
    merchant,
    requestKey,
    paymentLinkId,
    amount,
    keepsCard,
  }: CheckoutRequest): Promise<Prepared | null> {
    if (requestKey === null) return null;
    const { payments } = this.#deps;
    const payment = await payments.get({ merchantId: merchant.id, requestKey });
    if (payment === null) return null;
    const { openAttempt: attempt } = payment;
    const { status, ...stored } = payment.toRecord();
    const isSame =
      stored.paymentLinkId === paymentLinkId &&
      stored.amount.equals(amount) &&
      stored.mandateId === null &&
      (stored.cardMaxMinor !== null) === keepsCard;
    if (!isSame) throw new RequestKeyReused();
    if (attempt !== undefined) return { kind: 'READY', payment, attempt };
    if (status !== 'FAILED' && status !== 'CANCELLED') {
      throw new PaymentStatusRefused({ from: status, to: 'PENDING' });
    }
    await payments.change(payment.id, (over) => over.releaseRequestKey());
    return null;
  }

  /** @throws RateMissing, RateTooOld */
  async #terms(currency: ChargeCurrency): Promise<Terms> {
    const { feeSchedules, exchangeRates, clock } = this.#deps;
    const today = businessDateOf(clock.now());
    return {
      euro: await currentRateOn(exchangeRates, today, currency),
      fees: await feeSchedules.feesOn(today, currency),
    };
  }

  async #start(
    request: CheckoutRequest,
    link: PayableLink | null,
    { euro, fees, consent }: Terms & Readonly<{ consent: CardConsent | null }>,
  ): Promise<Prepared> {
    const { payments, providerSettings, checkLimits, clock, jobs } = this.#deps;
    const now = clock.now();
    const { chargeAmount, fxRate } = link ?? request.charge;
    const { merchant, network } = request;
    const payment = Payment.start(
      {
        merchantId: merchant.id,
        paymentLinkId: link?.id ?? null,
        linkCreatedBy: link === null ? userIdOf(request.actor) : link.createdBy,
        amount: request.amount,
        chargeAmount,
        fxRate,
        eurRate: euro.rate.toString(),
        eurRateDay: euro.day,
        eurAmount: euro.rate.toEuro(chargeAmount),
        description: link?.description ?? request.description,
        customerName: request.customerName,
        customerEmail: request.customerEmail,
        buyer: request.buyer,
        language: request.language,
        taxRate: link?.taxRate ?? null,
        vatGround: link?.vatGround ?? null,
        provider: providerSettings.name,
        providerAccount: request.providerAccount,
        requestKey: request.requestKey,
        consent,
      },
      { actor: nameOf(request.actor), now },
    );
    // Called late: both lock the merchant's order counter until the transaction ends.
    await checkLimits.mustPermit(merchant.id, payment.toRecord().eurAmount);
    const attempt = await payments.add(payment, (stored) =>
      draftAttempt(this.#deps, stored, { merchant, link, fees, network }),
    );
    const firstPoll = { at: new Date(now.getTime() + firstPollAfterMs), key: String(payment.id) };
    await jobs.enqueue(pollPayment, { paymentId: payment.id }, firstPoll);
    return { kind: 'READY', payment, attempt };
  }
}
