import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { PaymentRecord } from '../domain/payment-record.ts';
import type { Payment } from '../domain/payment.ts';
import type { DisputeRecord } from '../domain/refunds-and-disputes.ts';
import type { Payments } from '../ports/payments.ts';
import { maySeePayment, mustManagePayment } from './policies.ts';

type Deps = Readonly<{ payments: Payments; merchants: MerchantDirectory; clock: Clock }>;

/** A dispute, and what its answer needs of the payment. */
export type DisputedPayment = Pick<
  PaymentRecord,
  'merchantId' | 'orderNumber' | 'description' | 'customerName' | 'customerEmail' | 'providerAccount'
> &
  Readonly<{
    paymentId: number;
    dispute: Omit<DisputeRecord, 'id' | 'position' | 'feeMinor' | 'feeCurrency' | 'bookings'> &
      Readonly<{ id: number }>;
  }>;

type Found = Readonly<{ payment: Payment; disputed: DisputedPayment }>;

/** Public API: disputes by id, each with its payment; null: none. */
export class DisputedPayments {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async byDispute(disputeId: number): Promise<DisputedPayment | null> {
    return (await this.#find(disputeId))?.disputed ?? null;
  }

  /** null also for a payment that the actor may not see. */
  async visibleTo(actor: Actor, disputeId: number): Promise<DisputedPayment | null> {
    const found = await this.#find(disputeId);
    return found !== null && (await maySeePayment(this.#deps, actor, found.payment)) ? found.disputed : null;
  }

  /**
   * For administrators, and the merchant while it is ACTIVE; the caller has checked the right of a member.
   * @throws SignInNeeded, NotAllowed, PaymentNotFound for a payment that the actor may not see, MerchantMayNotAct
   */
  async managedBy(actor: Actor, disputeId: number): Promise<DisputedPayment | null> {
    const found = await this.#find(disputeId);
    if (found === null) return null;
    await mustManagePayment(this.#deps, actor, found.payment);
    return found.disputed;
  }

  async #find(disputeId: number): Promise<Found | null> {
    const payment = await this.#deps.payments.get({ disputeId });
    const record = payment?.toRecord();
    const dispute = record?.disputes.find(({ id }) => id === disputeId);
    if (payment === null || record === undefined || dispute === undefined) return null;
    return {
      payment,
      disputed: { ...record, paymentId: payment.id, dispute: { ...dispute, id: disputeId } },
    };
  }
}
