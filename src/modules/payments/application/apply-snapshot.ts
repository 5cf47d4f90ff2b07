import { businessDateOf } from '#kernel/business-date.ts';
import type { Random } from '#kernel/random.ts';
import type { Attempt } from '../domain/attempt.ts';
import { feesOf } from '../domain/fees.ts';
import type { Payment } from '../domain/payment.ts';
import { settleMoneyBack, type Booking } from '../domain/settle-money-back.ts';
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

  async execute({ payment, attempt: seen, snapshot, isSingleLink, by }: Command): Promise<Effects> {
    const { gateway, random } = this.#deps;
    const attempt = payment.record.attempts.find(({ providerKey }) => providerKey === seen.providerKey)!;
    const schedule = await this.#schedule(payment, snapshot.paidAt ?? by.now);
    const succeeded = settle(payment, attempt, snapshot, { schedule, liveMode: gateway.isLive, by });
    if (succeeded && isSingleLink) await this.#refundDuplicate(payment, by);
    const bookings = settleMoneyBack(payment, snapshot, () => random.uuid(), by);
    return { payment, succeeded, bookings };
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
