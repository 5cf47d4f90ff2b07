import type { Actor } from '#kernel/actor.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import { NotAllowed } from '#kernel/failure.ts';
import { RequestKeyReused } from '#kernel/input-failures.ts';
import type { Money } from '#kernel/money.ts';
import { ProviderAway, ProviderRefused } from '#kernel/provider-failures.ts';
import { CheckoutContested, LinkWasPaid, MandateNotFound } from '../../domain/failures.ts';
import { outcomeOf, requestKeyOf, type ChargeOutcome } from '../../domain/kept-charge.ts';
import type { ChargeRefusal, Mandate } from '../../domain/mandate.ts';
import type { Payment } from '../../domain/payment.ts';
import type { Mandates } from './mandates.ts';
import type { Payments } from '../../ports/payments.ts';
import type { SettlePayment } from '../settle-payment.ts';
import type { PrepareKeptCharge } from './prepare-kept-charge.ts';

/** BEING_PAID: a payer has the page of the link open; nothing is charged now. */
export type KeptCardOutcome = ChargeOutcome | ChargeRefusal | 'BEING_PAID';

export type ChargeKeptCardCommand = Readonly<{
  actor: Actor;
  mandateId: number;
  /** An ACTIVE link of the same merchant over exactly the amount. */
  paymentLinkId: number;
  /** What was announced to the payer. */
  amount: Money<ChargeCurrency>;
  /** `<schedule token>:<period>:<try>`; the same key is charged once. */
  key: string;
}>;

/** `paymentId` is null when nothing was stored; `declineCode` is the provider's. */
export type KeptCardResult = Readonly<{
  outcome: KeptCardOutcome;
  paymentId: number | null;
  declineCode: string | null;
}>;

type Deps = Readonly<{
  mandates: Pick<Mandates, 'find'>;
  payments: Pick<Payments, 'get'>;
  prepareKeptCharge: Pick<PrepareKeptCharge, 'execute'>;
  settlePayment: Pick<SettlePayment, 'execute'>;
}>;

/**
 * Charges a card that stays for what a link asks, without its payer. Flow: payment and attempt are stored with the key, then
 * the provider is asked and the payment settled, as after a checkout. Jobs settle it, too, when the caller dies meanwhile.
 */
export class ChargeKeptCard {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Outside a transaction; by the product for the merchant. The same key goes on with its payment and answers its outcome.
   * @throws NotAllowed, MandateNotFound, RequestKeyReused, LinkNotFound, LinkGone, LinkWasPaid, AmountDiffers,
   * MerchantNotAccepting, MerchantCannotBePaid, MerchantLimitReached, RateMissing, RateTooOld
   */
  async execute(command: ChargeKeptCardCommand): Promise<KeptCardResult> {
    const { mandates, payments, prepareKeptCharge } = this.#deps;
    const { actor, mandateId, key } = command;
    const mandate = await mandates.find({ id: mandateId });
    if (mandate === null) throw new MandateNotFound();
    if (actor.kind !== 'system' || actor.actsFor !== mandate.merchantId) throw new NotAllowed();
    const { merchantId } = mandate;
    const known = await payments.get({ merchantId, requestKey: requestKeyOf(key) });
    const payment = known ?? (await prepareKeptCharge.execute({ ...command, mandate }));
    if (typeof payment === 'string') return { outcome: payment, paymentId: null, declineCode: null };
    mustBeSame(payment, command);
    await this.#settle(actor, payment);
    return this.#result(payment.id, mandate);
  }

  /** What the provider does not answer now, jobs ask again. */
  async #settle(actor: Actor, payment: Payment): Promise<void> {
    if (outcomeOf(payment.toRecord()) !== 'UNKNOWN') return;
    try {
      await this.#deps.settlePayment.execute({ actor, paymentId: payment.id });
    } catch (error) {
      const isAnsweredLater =
        error instanceof ProviderAway ||
        error instanceof ProviderRefused ||
        error instanceof CheckoutContested;
      if (!isAnsweredLater) throw error;
    }
  }

  async #result(paymentId: number, { id }: Mandate): Promise<KeptCardResult> {
    const { payments, mandates } = this.#deps;
    const record = (await payments.get(paymentId))!.toRecord();
    const outcome = outcomeOf(record);
    // The link was paid in another way meanwhile: this payment is being refunded.
    if (outcome === 'CHARGED' && (record.duplicateOf !== null || record.overpaid)) throw new LinkWasPaid();
    const isStopped = outcome === 'DECLINED' && (await mandates.find({ id }))?.endedAt !== null;
    return {
      outcome: isStopped ? 'CARD_ENDED' : outcome,
      paymentId,
      declineCode: record.lastDeclineCode,
    };
  }
}

/** @throws RequestKeyReused for a payment of another card, link or amount */
const mustBeSame = (payment: Payment, { mandateId, paymentLinkId, amount }: ChargeKeptCardCommand): void => {
  const { mandateId: ofMandate, paymentLinkId: ofLink, chargeAmount } = payment.toRecord();
  const isSame = ofMandate === mandateId && ofLink === paymentLinkId && chargeAmount.equals(amount);
  if (!isSame) throw new RequestKeyReused();
};
