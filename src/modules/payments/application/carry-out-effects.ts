import type { Events } from '#kernel/events.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { PayableLinks } from '#modules/links/index.ts';
import { PaymentRefunded, PaymentSucceeded, RefundFailed } from '../domain/events.ts';
import { bookPayment, type LedgerTransaction } from '../domain/ledger.ts';
import type { Payment } from '../domain/payment.ts';
import type { Ledger } from '../ports/ledger.ts';
import type { PaymentNewsDesk } from '../ports/payment-news.ts';
import type { Effects } from './apply-snapshot.ts';
import { changeOf } from './change-of.ts';
import { endSessionsOfLink, lookAtPayment, sendRefund } from './jobs.ts';

type Deps = Readonly<{
  links: PayableLinks;
  ledger: Ledger;
  desk: PaymentNewsDesk;
  events: Events;
  jobs: Jobs;
  work: UnitOfWork;
}>;
/** The provider's true fee appears about a second after the charge. */
const feeAfterMs = 3_000;

/**
 * All that follows from what a payment has become, in the transaction that makes it so: ledger, link, invoice, jobs, in
 * lock order, and the news for who listens.
 */
export class CarryOutEffects {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ payment, succeeded, bookings }: Effects, now: Date): Promise<void> {
    const { ledger, desk } = this.#deps;
    if (succeeded) await this.#succeed(payment, now);
    for (const booking of bookings) {
      const transaction = booking();
      await ledger.book(transaction, now);
      await this.#tellOfRefund(payment, transaction, now);
    }
    const change = changeOf(payment);
    if (!succeeded && change !== null) await desk.tellChange(change);
  }

  async #tellOfRefund({ record }: Payment, { kind, source }: LedgerTransaction, now: Date): Promise<void> {
    const refund = record.refunds.find(({ id }) => source === `refund:${id}`);
    if (refund === undefined) return;
    const { events } = this.#deps;
    const about = { paymentId: record.id!, refundId: refund.id! };
    if (kind === 'REFUND') {
      await events.publish(PaymentRefunded, {
        ...about,
        amount: refund.amount,
        note: refund.note,
        refundedAt: now,
      });
    } else if (kind === 'REFUND_FAILED') {
      await events.publish(RefundFailed, { ...about, failedAt: now });
    }
  }

  async #succeed(payment: Payment, now: Date): Promise<void> {
    const { links, ledger, desk, events, work } = this.#deps;
    const { record } = payment;
    const news = {
      paymentId: record.id!,
      merchantId: record.merchantId,
      amountMinor: Number(record.price.minor),
      currency: record.price.currency,
      at: now,
    };
    if (record.linkId !== null) await links.markPaid(record.linkId);
    await work.together([
      () => ledger.book(bookPayment(record), now),
      () => desk.tell(news),
      ...this.#followUpsOf(payment, now),
    ]);
    // The document last: others of the merchant wait for their number until this transaction ends.
    await events.publish(PaymentSucceeded, {
      paymentId: record.id!,
      merchantId: record.merchantId,
      linkId: record.linkId,
      price: record.price,
      charge: record.charge,
      fxRate: record.fxRate,
      eurRate: record.eurRate,
      description: record.description,
      customerName: record.customerName,
      customerEmail: record.customerEmail,
      language: record.language,
      succeededAt: record.succeededAt!,
      orderNumber: record.orderNumber!,
      transactionReference: record.transactionReference,
      duplicateOf: record.duplicateOf,
    });
  }

  #followUpsOf({ record }: Payment, now: Date): (() => Promise<void>)[] {
    const { jobs } = this.#deps;
    const paymentId = record.id!;
    const { linkId } = record;
    const soon = new Date(now.getTime() + feeAfterMs);
    const requested = record.refunds.filter(({ state }) => state === 'REQUESTED');
    return [
      () => jobs.enqueue(lookAtPayment, { paymentId }, { at: soon, key: `fee:${paymentId}` }),
      ...(linkId === null
        ? []
        : [() => jobs.enqueue(endSessionsOfLink, { linkId, exceptPaymentId: paymentId })]),
      ...requested.map(
        ({ id }) =>
          () =>
            jobs.enqueue(sendRefund, { paymentId, refundId: id! }),
      ),
    ];
  }
}
