import { mustNotLackFactor, nameOf, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import { EuroRate } from '#kernel/euro-rate.ts';
import { Failure } from '#kernel/failure.ts';
import { RequestKeyReused } from '#kernel/input-failures.ts';
import type { Jobs } from '#kernel/jobs.ts';
import { mustHoldAsMember } from '#kernel/merchant-rights.ts';
import { Money } from '#kernel/money.ts';
import type { Random } from '#kernel/random.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { PayableLinks } from '#modules/links/index.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { PaymentAuditLog } from '../domain/audit-actions.ts';
import { euroTotalOfRefunds } from '../domain/euro-total-of-refunds.ts';
import { PaymentNotFound, PaymentWithoutLines, RefundFound } from '../domain/failures.ts';
import {
  isClaimed,
  type RefundedLine,
  type RefundReason,
  type RefundRecord,
} from '../domain/refunds-and-disputes.ts';
import type { Booking } from '../domain/ledger.ts';
import type { Payment } from '../domain/payment.ts';
import type { Payments, RefundSum } from '../ports/payments.ts';
import type { DocumentsOfPayments } from '../ports/documents-of-payments.ts';
import type { ApplySettlementEffects } from './apply-settlement-effects.ts';
import { sendRefund } from './jobs.ts';
import { mustBeWithinRefundLimit } from './must-be-within-refund-limit.ts';
import { mustManagePayment } from './policies.ts';
import { refundsOfLastHour, requireProofForRefund } from './require-proof-for-refund.ts';
import type { SendRefund } from './send-refund.ts';
import type { SettlePayment } from './settle-payment.ts';

type Command = Readonly<{
  actor: Actor;
  paymentId: number;
  /** Decimal in the charge currency; undefined: all that is left. */
  amount: number | undefined;
  /** Lines of the document of the payment in place of an amount; null: none. */
  lines?: readonly RefundedLine[] | null;
  reason: RefundReason;
  note: string | null;
  requestKey: string | null;
}>;
type Deps = Readonly<{
  payments: Payments;
  documents: Pick<DocumentsOfPayments, 'worthOf'>;
  merchants: MerchantDirectory;
  links: Pick<PayableLinks, 'lock'>;
  applyEffects: ApplySettlementEffects;
  send: SendRefund;
  settlePayment: SettlePayment;
  work: UnitOfWork;
  jobs: Jobs;
  random: Random;
  clock: Clock;
  audit: PaymentAuditLog;
}>;

/** The amount of the chosen lines, and what the caller has refunded before. */
type Sums = Readonly<{ worth: Money<ChargeCurrency> | undefined; lastHour: RefundSum }>;

/** The refund of the same Idempotency-Key. @throws RequestKeyReused when another amount or reason is asked for */
const repeatedRefund = (
  payment: Payment,
  { requestKey, amount, lines, reason }: Command,
): RefundRecord | undefined => {
  if (requestKey === null) return undefined;
  const { refunds, chargeAmount } = payment.toRecord();
  const repeated = refunds.find((one) => one.requestKey === requestKey);
  const asked = lines || amount === undefined ? undefined : Money.ofDecimal(amount, chargeAmount.currency);
  const isSame = repeated?.reason === reason && (asked === undefined || repeated.amount.equals(asked));
  if (repeated !== undefined && !isSame) throw new RequestKeyReused();
  return repeated;
};

/**
 * Stores a refund under the lock of the payment, so that concurrent refunds never exceed the payment, and sends it. The
 * merchant sends the money of a payment by bank: its refund has succeeded when it is stored.
 */
export class RequestRefund {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * @throws PaymentNotFound, RefundAboveLimit, ProofNeeded, KeyRefundLimit, NothingPaid, CapturedMoneyUndecided, MismatchIsDecided, DisputeIsOpen,
   * DisputeInOtherCurrency, DisputeIsLost, AllIsRefunded, NothingToRefund, MerchantMayNotAct, RefundFound, ProviderAway
   */
  async execute(command: Command): Promise<RefundRecord> {
    const { payments, send } = this.#deps;
    const { paymentId } = command;
    const payment = await this.#find(command);
    const refundId = repeatedRefund(payment, command)?.id ?? (await this.#request(command, payment));
    try {
      await send.execute({ paymentId, refundId });
    } catch (error) {
      // The provider is away: the stored refund is sent by its job.
      if (!(error instanceof Failure)) throw error;
    }
    const settled = await payments.get(paymentId);
    return settled!.toRecord().refunds.find(({ id }) => id === refundId)!;
  }

  /**
   * The amount that `execute` would refund now, by the same rules; nothing is stored or fetched.
   * @throws as `execute`, but RefundFound and ProviderAway
   */
  async preview(command: Command): Promise<Money<ChargeCurrency>> {
    const payment = await this.#find(command);
    const repeated = repeatedRefund(payment, command);
    if (repeated !== undefined) return repeated.amount;
    const worth = await this.#worthOf(command);
    const lastHour = await refundsOfLastHour(this.#deps, command.actor);
    return this.#add(payment, command, { worth, lastHour }).amount;
  }

  async #find({ actor, paymentId }: Command): Promise<Payment> {
    mustNotLackFactor(actor);
    mustHoldAsMember(actor, 'REFUND', 'refunds:write');
    const payment = await this.#deps.payments.get(paymentId);
    if (payment === null) throw new PaymentNotFound();
    await mustManagePayment(this.#deps, actor, payment);
    return payment;
  }

  async #request(command: Command, payment: Payment): Promise<number> {
    await this.#settleFailed(command.actor, payment);
    return this.#store(command, payment, await this.#worthOf(command));
  }

  /**
   * A refund that is FAILED here may have been made at the provider: settles with the provider state before a further
   * refund. @throws RefundFound when one was made, so that the caller decides again
   */
  async #settleFailed(actor: Actor, payment: Payment): Promise<void> {
    const { payments, settlePayment } = this.#deps;
    const { refunds } = payment.toRecord();
    const failed = refunds.filter((refund) => !isClaimed(refund)).map(({ id }) => id);
    if (failed.length === 0) return;
    await settlePayment.execute({ actor, paymentId: payment.id });
    const settled = await payments.get(payment.id);
    const isFound = settled!
      .toRecord()
      .refunds.some((refund) => failed.includes(refund.id) && isClaimed(refund));
    if (isFound) throw new RefundFound();
  }

  /** The amount of the chosen lines; undefined when none were chosen. @throws InvalidFields, PaymentWithoutLines */
  async #worthOf({ paymentId, lines }: Command): Promise<Money<ChargeCurrency> | undefined> {
    if (!lines) return undefined;
    const worth = await this.#deps.documents.worthOf(paymentId, lines);
    if (worth === null) throw new PaymentWithoutLines();
    return worth;
  }

  /** Adds the refund to the payment, which the caller saves; all rules about it are here. */
  #add(payment: Payment, command: Command, { worth, lastHour }: Sums): RefundRecord {
    const { actor, paymentId: _, amount, requestKey, ...refund } = command;
    const { random, clock } = this.#deps;
    const record = payment.toRecord();
    const asked = amount === undefined ? undefined : Money.ofDecimal(amount, record.chargeAmount.currency);
    const requested = worth ?? asked ?? payment.refundable();
    const wanted = EuroRate.parse(record.eurRate).toEuro(requested);
    const ofPayment = euroTotalOfRefunds(record, requested);
    const request = { ...refund, amount: requested, requestKey, providerKey: random.uuid() };
    // First: no proof is asked for a refund that cannot be made.
    const added = payment.requestRefund(request, { actor: nameOf(actor), now: clock.now() });
    mustBeWithinRefundLimit(ofPayment, actor);
    requireProofForRefund({ wanted, ofPayment, lastHour }, { actor, clock });
    return added;
  }

  async #store(command: Command, known: Payment, worth: Money<ChargeCurrency> | undefined): Promise<number> {
    const { actor, paymentId } = command;
    const { payments, links, work, clock, audit } = this.#deps;
    const { method, paymentLinkId } = known.toRecord();
    return work.transact(async () => {
      // Lock order of a settlement: link, then payment.
      if (method === 'BANK' && paymentLinkId !== null) await links.lock(paymentLinkId);
      const lastHour = await refundsOfLastHour(this.#deps, actor);
      const now = clock.now();
      const stored = await payments.change(paymentId, (payment) => {
        const repeated = repeatedRefund(payment, command);
        if (repeated !== undefined) return { payment, providerKey: repeated.providerKey, bookings: null };
        const { providerKey } = this.#add(payment, command, { worth, lastHour });
        const bookings =
          method === 'BANK' ? payment.repayByBank(providerKey, { actor: nameOf(actor), now }) : [];
        return { payment, providerKey, bookings };
      });
      const { payment, providerKey, bookings } = stored!;
      const { refunds } = payment.toRecord();
      const { id, amount: refundAmount } = refunds.find((one) => one.providerKey === providerKey)!;
      const refundId = id!;
      if (bookings === null) return refundId;
      await audit.record({
        actor,
        action: 'payment.refund-requested',
        subject: { type: 'payment', id: paymentId },
        data: { refundId, amountMinor: Number(refundAmount.minor), currency: refundAmount.currency },
      });
      await this.#follow(payment, refundId, { bookings, now });
      return refundId;
    });
  }

  /** Sends the refund by its job; one by bank is booked, and its document corrected, in the same transaction. */
  async #follow(
    payment: Payment,
    refundId: number,
    { bookings, now }: Readonly<{ bookings: readonly Booking[]; now: Date }>,
  ): Promise<void> {
    const { jobs, applyEffects } = this.#deps;
    if (bookings.length === 0) return jobs.enqueue(sendRefund, { paymentId: payment.id, refundId });
    const effects = { payment, succeeded: false, writtenInvoiceId: null, bookings };
    return applyEffects.execute(effects, now);
  }
}
