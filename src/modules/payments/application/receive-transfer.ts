import { nameOf, type Actor } from '#kernel/actor.ts';
import { startOfDay, type BusinessDate } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { InvalidFields } from '#kernel/failure.ts';
import { feesOf } from '#kernel/fees.ts';
import { RequestKeyReused } from '#kernel/input-failures.ts';
import type { Money } from '#kernel/money.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { LockedPromise, TransferPromises } from '#modules/links/index.ts';
import { mustBeOpenMonth, type ClosedMonths, type MerchantDirectory } from '#modules/merchants/index.ts';
import type { FeeSchedules } from '#modules/rates/index.ts';
import type { PaymentAuditLog } from '../domain/audit-actions.ts';
import { TransferNotNeeded } from '../domain/failures.ts';
import { bankProvider } from '../domain/payment-by-bank.ts';
import { Payment } from '../domain/payment.ts';
import { priceOf, readReference, receiptProblems, refusalOf, type SoldByBank } from '../domain/transfer.ts';
import type { DocumentsOfPayments } from '../ports/documents-of-payments.ts';
import type { Payments } from '../ports/payments.ts';
import type { ApplySettlementEffects } from './apply-settlement-effects.ts';
import { mustRecordTransfers } from './policies.ts';

type Command = Readonly<{
  actor: Actor;
  merchantId: number;
  /** As it was typed or read from a statement. */
  reference: string;
  /** What came; above zero. */
  amount: Money<'EUR'>;
  /** The day of the booking in Sofia. */
  receivedOn: BusinessDate;
  /** The movement of a statement; null: none is known. */
  bankLineId: number | null;
  requestKey: string | null;
}>;
/** What of the money the payment took, and what is left of it. */
type Result = Readonly<{ paymentId: number; used: Money<'EUR'>; rest: Money<'EUR'> }>;
type Deps = Readonly<{
  transferPromises: TransferPromises;
  payments: Payments;
  documents: Pick<DocumentsOfPayments, 'openOf'>;
  closedMonths: Pick<ClosedMonths, 'isClosed'>;
  merchants: MerchantDirectory;
  feeSchedules: FeeSchedules;
  applyEffects: ApplySettlementEffects;
  work: UnitOfWork;
  clock: Clock;
  audit: PaymentAuditLog;
}>;

/**
 * Books the money of a promised transfer: a payment that has succeeded, with all that follows from it, in the transaction of
 * the caller or its own. Less than what was promised is taken as it is. Lock order: link, promise, invoice, order counter,
 * series, jobs.
 */
export class ReceiveTransfer {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * A repeated request key answers the same payment.
   * @throws SignInNeeded, NotAllowed, MerchantMayNotAct, InvalidFields (reference, receivedOn), RequestKeyReused,
   * TransferNotNeeded, MonthClosed
   */
  async execute(command: Command): Promise<Result> {
    const { transferPromises, work } = this.#deps;
    const { actor, merchantId, amount } = command;
    await mustRecordTransfers(this.#deps, actor, merchantId);
    const reference = readReference(command.reference);
    return work.transact(async () => {
      const locked =
        reference === null ? null : await transferPromises.lockByReference(reference, merchantId);
      if (locked === null)
        throw new InvalidFields([{ field: 'reference', code: 'fields.transfer-reference' }]);
      const payment = (await this.#repeated(command, locked)) ?? (await this.#receive(command, locked));
      const used = payment.toRecord().chargeAmount as Money<'EUR'>;
      return { paymentId: payment.id, used, rest: amount.minus(used) };
    });
  }

  /** The payment of the same request. @throws RequestKeyReused when it was of another promise */
  async #repeated({ merchantId, requestKey }: Command, { promise }: LockedPromise): Promise<Payment | null> {
    if (requestKey === null) return null;
    const payment = await this.#deps.payments.get({ merchantId, requestKey });
    if (payment !== null && payment.id !== promise.paymentId) throw new RequestKeyReused();
    return payment;
  }

  async #receive(command: Command, locked: LockedPromise): Promise<Payment> {
    const { documents, clock } = this.#deps;
    const { merchantId, receivedOn, amount } = command;
    const { promise, link } = locked;
    const refusal = refusalOf(locked);
    if (refusal !== null) throw new TransferNotNeeded(refusal);
    const problems = receiptProblems(receivedOn, { promisedAt: promise.promisedAt, now: clock.now() });
    if (problems.length > 0) throw new InvalidFields(problems);
    await mustBeOpenMonth(this.#deps, merchantId, receivedOn);
    const open = link.invoiceId === null ? promise.amount : await documents.openOf(link.invoiceId);
    if (open === null) throw new TransferNotNeeded('CANCELLED');
    if (open.isZero() || open.currency !== 'EUR') throw new TransferNotNeeded('PAID');
    return this.#sell(command, locked, priceOf(link, { came: amount, asked: promise.amount, open }));
  }

  async #sell(command: Command, { promise, link }: LockedPromise, sold: SoldByBank): Promise<Payment> {
    const { payments, transferPromises, feeSchedules, applyEffects, clock, audit } = this.#deps;
    const { actor, merchantId, receivedOn, bankLineId, requestKey } = command;
    const by = { actor: nameOf(actor), now: clock.now() };
    const rates = await feeSchedules.bankFeesOn(receivedOn);
    const payment = Payment.receiveByBank(
      {
        ...sold,
        merchantId,
        paymentLinkId: link.id,
        linkCreatedBy: link.createdBy,
        eurRate: '1',
        eurRateDay: null,
        eurAmount: sold.chargeAmount,
        description: link.description,
        customerName: promise.customerName,
        customerEmail: promise.customerEmail,
        buyer: promise.buyer,
        language: promise.language,
        taxRate: link.taxRate,
        vatGround: link.vatGround,
        provider: bankProvider,
        providerAccount: null,
        requestKey,
      },
      {
        succeededAt: startOfDay(receivedOn),
        schedule: { fees: feesOf(sold.amount, rates), chargeFees: feesOf(sold.chargeAmount, rates) },
      },
      by,
    );
    await payments.add(payment, () => undefined);
    await transferPromises.markPaid(promise.id, { paymentId: payment.id, at: by.now });
    await audit.record({
      actor,
      action: 'payment.received-by-bank',
      subject: { type: 'payment', id: payment.id },
      data: { reference: promise.reference, amountMinor: Number(sold.chargeAmount.minor), receivedOn },
    });
    // Last: the effects lock the merchant's invoice series.
    const { invoiceId: writtenInvoiceId, foreignDocumentId } = link;
    const effects = {
      payment,
      succeeded: true,
      writtenInvoiceId,
      foreignDocumentId,
      bankLineId,
      bookings: [],
    };
    await applyEffects.execute(effects, by.now);
    return payment;
  }
}
