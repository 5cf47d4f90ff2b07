import { businessDateOf } from '#kernel/business-date.ts';
import type { Random } from '#kernel/random.ts';
import type { Attempt } from '../domain/attempt.ts';
import { feesOf } from '../domain/fees.ts';
import type { Payment } from '../domain/payment.ts';
import type { Booking } from '../domain/ledger.ts';
import { decideMismatch, type MismatchDecision } from '../domain/mismatch.ts';
import { settleMoneyBack } from '../domain/settle-money-back.ts';
import { settle, type Schedule } from '../domain/settlement.ts';
import type { CheckoutSnapshot } from '../domain/snapshot.ts';
import type { PaymentGateway } from '../ports/payment-gateway.ts';
import type { Payments } from '../ports/payments.ts';
import type { Tariffs } from '../ports/tariffs.ts';

type Command = Readonly<{
  payment: Payment;
  attempt: Attempt;
  snapshot: CheckoutSnapshot;
  isSingleLink: boolean;
  by: Readonly<{ actor: string; now: Date }>;
  /** An administrator's, about captured money that is not what was asked. */
  decision?: MismatchDecision | undefined;
}>;
/** What follows from a settled payment, once it has been saved. */
export type Effects = Readonly<{ payment: Payment; succeeded: boolean; bookings: readonly Booking[] }>;
type Deps = Readonly<{ payments: Payments; tariffs: Tariffs; gateway: PaymentGateway; random: Random }>;

/** Reduces a locked payment with what the provider says; the caller holds link and payment. */
export class ApplySnapshot {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws NoMismatch, MismatchIsDecided, MismatchNotAcceptable where a decision is asked for */
  async execute(command: Command): Promise<Effects> {
    const { payment, snapshot, isSingleLink, by, decision } = command;
    let succeeded = await this.#settle(command);
    const decided = decision === undefined ? [] : decideMismatch(payment, decision, by);
    // What was accepted is now as asked.
    if (decision?.resolution === 'ACCEPT') succeeded = await this.#settle(command);
    if (succeeded && isSingleLink) await this.#refundDuplicate(payment, by);
    const settled = settleMoneyBack(payment, snapshot, () => this.#deps.random.uuid(), by);
    return { payment, succeeded, bookings: [...decided, ...settled] };
  }

  async #settle({ payment, attempt: seen, snapshot, by }: Command): Promise<boolean> {
    const attempt = payment.record.attempts.find(({ providerKey }) => providerKey === seen.providerKey)!;
    const schedule = await this.#schedule(payment, snapshot.paidAt ?? by.now);
    return settle(payment, attempt, snapshot, { schedule, liveMode: this.#deps.gateway.isLive, by });
  }

  async #schedule({ record }: Payment, paidAt: Date): Promise<Schedule> {
    const { tariffs } = this.#deps;
    const day = businessDateOf(paidAt);
    const { price, charge } = record;
    const ofCharge = await tariffs.feesOn(day, charge.currency);
    const ofPrice = price.currency === charge.currency ? ofCharge : await tariffs.feesOn(day, price.currency);
    return { price: feesOf(price, ofPrice), charge: feesOf(charge, ofCharge) };
  }

  /** A second success on a SINGLE link is kept, marked and given back whole (decisions, point 4). */
  async #refundDuplicate(payment: Payment, by: Command['by']): Promise<void> {
    const { record } = payment;
    const first = await this.#deps.payments.firstSucceededOn(record.linkId!);
    if (first === null) return;
    record.duplicateOf = first;
    payment.tell('FLAGGED', 'DUPLICATE', by);
    const providerKey = this.#deps.random.uuid();
    payment.requestRefund(
      { providerKey, amount: record.charge, reason: 'DUPLICATE', note: null, requestKey: null },
      by,
    );
  }
}
