import type { Events } from '#kernel/events.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { PayableLinks } from '#modules/links/index.ts';
import { DisputeOpened, PaymentRefunded, PaymentSucceeded, RefundFailed } from '../domain/events.ts';
import { bookSuccess, refundIdOf, type LedgerTransaction } from '../domain/ledger.ts';
import { chargedAfterStop, type Payment } from '../domain/payment.ts';
import type { Ledger } from '../ports/ledger.ts';
import type { PaymentLiveEvents } from '../ports/payment-live-events.ts';
import type { Payments } from '../ports/payments.ts';
import type { Effects } from './apply-snapshot.ts';
import { changeOf } from './change-of.ts';
import { endSessionsOfLink, pollPayment, sendRefund } from './jobs.ts';
import type { KeepCard } from './mandates/keep-card.ts';
import {
  enqueueChargedAfterStopMail,
  enqueueFirstPaymentMail,
  enqueueIncidentMails,
  enqueueOverpaidMail,
} from './merchant-mails.ts';

type Deps = Readonly<{
  links: PayableLinks;
  ledger: Ledger;
  payments: Payments;
  liveEvents: PaymentLiveEvents;
  keepCard: Pick<KeepCard, 'execute'>;
  events: Events;
  jobs: Jobs;
}>;
/** The provider's true fee appears about a second after the charge. */
const feeAfterMs = 3_000;
/** A refund unknown to the provider is sent again after this pause, beside the retries of its own job. */
const resendAfterMs = 10 * 60_000;
/** A refund younger than this is left to its own job. */
const ownJobMs = 60_000;

/**
 * Applies the effects of a settlement in its transaction: ledger, link, invoice and jobs in lock order, and live
 * events.
 */
export class ApplySettlementEffects {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute(effects: Effects, now: Date): Promise<void> {
    const { ledger, liveEvents } = this.#deps;
    const { payment, succeeded, bookings } = effects;
    if (succeeded) await this.#succeed(effects, now);
    await enqueueIncidentMails(this.#deps, payment);
    if (payment.newHistory.some(({ reason }) => reason === chargedAfterStop))
      await enqueueChargedAfterStopMail(this.#deps, payment);
    await this.#publishDisputes(payment, now);
    for (const booking of bookings) {
      const transaction = booking(payment.toRecord());
      await ledger.book(transaction, now);
      await this.#publishRefund(payment, transaction, now);
    }
    await this.#sendRefunds(payment, now);
    const change = changeOf(payment);
    if (!succeeded && change !== null) await liveEvents.publish(change);
  }

  /** Enqueues a new refund at once and an older one once later, by its key. */
  async #sendRefunds(payment: Payment, now: Date): Promise<void> {
    const { jobs } = this.#deps;
    for (const { id, status, createdAt } of payment.toRecord().refunds) {
      if (status !== 'REQUESTED') continue;
      const data = { paymentId: payment.id, refundId: id! };
      const ageMs = now.getTime() - createdAt.getTime();
      const at = new Date(now.getTime() + resendAfterMs);
      if (ageMs <= 0) await jobs.enqueue(sendRefund, data);
      else if (ageMs > ownJobMs) await jobs.enqueue(sendRefund, data, { at, key: `again:${id}` });
    }
  }

  async #publishDisputes({ id: paymentId, incidents }: Payment, openedAt: Date): Promise<void> {
    for (const { openedDispute } of incidents) {
      if (openedDispute === undefined || openedDispute.isInquiry) continue;
      await this.#deps.events.publish(DisputeOpened, { paymentId, openedAt });
    }
  }

  /** Only refunds of sales have documents to correct. */
  async #publishRefund(payment: Payment, transaction: LedgerTransaction, now: Date): Promise<void> {
    const { kind } = transaction;
    const { refunds, status, overpaid } = payment.toRecord();
    const refund = refunds.find(({ id }) => id === refundIdOf(transaction));
    if (refund === undefined || status !== 'SUCCEEDED' || overpaid) return;
    const { events } = this.#deps;
    const about = { paymentId: payment.id, refundId: refund.id! };
    if (kind === 'REFUND' || kind === 'BANK_REFUND') {
      await events.publish(PaymentRefunded, {
        ...about,
        amount: refund.amount,
        note: refund.note,
        lines: refund.lines,
        refundedAt: now,
      });
    } else if (kind === 'REFUND_FAILED') {
      await events.publish(RefundFailed, { ...about, failedAt: now });
    }
  }

  async #succeed(effects: Effects, now: Date): Promise<void> {
    const { payment, writtenInvoiceId, foreignDocumentId = null, bankLineId, keptCard } = effects;
    const { links, ledger, payments, liveEvents, keepCard, events } = this.#deps;
    const record = payment.toRecord();
    const paymentId = payment.id;
    const isFirst = await payments.isFirst({ merchantId: record.merchantId, paymentId });
    if (record.overpaid) await enqueueOverpaidMail(this.#deps, payment);
    const success = {
      paymentId,
      merchantId: record.merchantId,
      linkCreatedBy: record.linkCreatedBy,
      createdAt: record.createdAt,
      amountMinor: Number(record.amount.minor),
      currency: record.amount.currency,
      at: now,
    };
    if (record.paymentLinkId !== null) await links.markPaid(record.paymentLinkId);
    if (keptCard) await keepCard.execute({ payment: record, ...keptCard, now });
    await ledger.book(bookSuccess(record), now);
    await liveEvents.publish(success);
    await this.#enqueueFollowUps(payment, now);
    // Only mails that name the document come later: it locks the merchant's invoice series until the transaction ends.
    await events.publish(PaymentSucceeded, {
      paymentId,
      merchantId: record.merchantId,
      paymentLinkId: record.paymentLinkId,
      writtenInvoiceId,
      foreignDocumentId,
      method: record.method,
      bankLineId: bankLineId ?? null,
      providerAccount: record.providerAccount,
      linkCreatedBy: record.linkCreatedBy,
      amount: record.amount,
      chargeAmount: record.chargeAmount,
      fxRate: record.fxRate,
      eurRate: record.eurRate,
      eurRateDay: record.eurRateDay,
      description: record.description,
      customerName: record.customerName,
      customerEmail: record.customerEmail,
      buyer: record.buyer,
      language: record.language,
      succeededAt: record.succeededAt!,
      ...(record.method === 'BANK' && { recordedAt: now }),
      orderNumber: record.orderNumber!,
      transactionReference: record.transactionReference,
      duplicateOf: record.duplicateOf,
      taxRate: record.taxRate,
      vatGround: record.vatGround,
      overpaid: record.overpaid,
    });
    if (isFirst) await enqueueFirstPaymentMail(this.#deps, payment);
  }

  async #enqueueFollowUps(payment: Payment, now: Date): Promise<void> {
    const { jobs } = this.#deps;
    const { id: paymentId } = payment;
    const { paymentLinkId, providerFeeStatus } = payment.toRecord();
    if (providerFeeStatus === 'PENDING') {
      const soon = new Date(now.getTime() + feeAfterMs);
      await jobs.enqueue(pollPayment, { paymentId }, { at: soon, key: `fee:${paymentId}` });
    }
    if (paymentLinkId !== null)
      await jobs.enqueue(endSessionsOfLink, { linkId: paymentLinkId, exceptPaymentId: paymentId });
  }
}
