import type { ChargeCurrency } from '#kernel/currency.ts';
import { EuroRate } from '#kernel/euro-rate.ts';
import type { Language } from '#kernel/language.ts';
import { Money } from '#kernel/money.ts';
import { isUnsettled, type Attempt, type ProviderRequest } from './attempt.ts';
import { DisputeIsOpen, NothingToRefund, PaymentStateRefused } from './failures.ts';
import type { Fees } from './fees.ts';
import { isClaimed, isWithheld, newRefund, type DisputeRecord, type RefundRecord } from './money-back.ts';
import type { HistoryEntry, PaymentRecord } from './payment-record.ts';
import { isHigher, paymentStates, type PaymentStatus } from './status.ts';

export type PaymentDraft = Readonly<{
  /** When it has been reserved already. */
  id?: number;
  merchantId: number;
  linkId: number | null;
  price: Money;
  charge: Money<ChargeCurrency>;
  fxRate: string | null;
  eurRate: string;
  eurAmount: Money<'EUR'>;
  description: string | null;
  customerName: string | null;
  customerEmail: string | null;
  language: Language;
  provider: string;
  providerAccount: string | null;
  /** Where the caller counts the merchant's sales himself. */
  orderNumber?: number;
  requestKey: string | null;
}>;

const noFees = (currency: Money['currency']): Fees => ({
  platform: Money.zero(currency),
  provider: Money.zero(currency),
  net: Money.zero(currency),
});

/** What the merchant has to act on. */
export type Incident = Readonly<{ failedRefund?: RefundRecord; openedDispute?: DisputeRecord }>;

/** Somebody's wish to pay, and what became of it. Status only rises; each change is a row of its history. */
export class Payment {
  readonly #record: PaymentRecord;
  readonly #news: HistoryEntry[] = [];
  readonly #incidents: Incident[] = [];

  private constructor(record: PaymentRecord) {
    this.#record = record;
  }

  static start(draft: PaymentDraft, by: { actor: string; now: Date }): Payment {
    const payment = new Payment({
      id: undefined,
      orderNumber: undefined,
      ...draft,
      status: 'PENDING',
      fees: noFees(draft.price.currency),
      chargeFees: noFees(draft.charge.currency),
      intentId: null,
      chargeId: null,
      transactionReference: null,
      card: null,
      lastDeclineCode: null,
      refundedMinor: 0n,
      disputeStatus: 'NONE',
      providerFeeStatus: 'NONE',
      providerFeeActualMinor: null,
      providerFeeCurrency: null,
      late: false,
      mismatch: null,
      captured: null,
      mismatchResolution: null,
      duplicateOf: null,
      createdAt: by.now,
      updatedAt: by.now,
      succeededAt: null,
      version: 1,
      attempts: [],
      refunds: [],
      disputes: [],
    });
    payment.#news.push({
      kind: 'STATUS',
      fromStatus: null,
      status: 'PENDING',
      actor: by.actor,
      reason: null,
      at: by.now,
    });
    return payment;
  }

  static restore(record: PaymentRecord): Payment {
    return new Payment(record);
  }

  get record(): PaymentRecord {
    return this.#record;
  }

  /** History since it was loaded, to be stored with it. */
  get news(): readonly HistoryEntry[] {
    return this.#news;
  }

  /** Since it was loaded. */
  get incidents(): readonly Incident[] {
    return this.#incidents;
  }

  report(incident: Incident): void {
    this.#incidents.push(incident);
  }

  get openAttempt(): Attempt | undefined {
    return this.#record.attempts.find(isUnsettled);
  }

  isBy(payer: { name: string | null; email: string | null }): boolean {
    return this.#record.customerName === payer.name && this.#record.customerEmail === payer.email;
  }

  /** Another session is to be opened. @throws PaymentStateRefused unless PENDING and without an open one */
  prepareAttempt(
    session: {
      providerKey: string;
      providerRequest: ProviderRequest;
      singleLinkId: number | null;
      expiresAt: Date;
      network: string | null;
    },
    now: Date,
  ): Attempt {
    if (this.#record.status !== 'PENDING' || this.openAttempt !== undefined) {
      throw new PaymentStateRefused({ from: this.#record.status, to: 'PENDING' });
    }
    const attempt: Attempt = {
      ...session,
      id: undefined,
      state: 'PREPARED',
      sessionId: null,
      checkoutUrl: null,
      lastError: null,
      createdAt: now,
    };
    this.#record.attempts.push(attempt);
    this.#record.updatedAt = now;
    return attempt;
  }

  /** The provider has opened the session. Attaching it twice changes nothing. */
  attach(providerKey: string, session: { id: string; url: string }, by: { actor: string; now: Date }): void {
    const attempt = this.#record.attempts.find((one) => one.providerKey === providerKey);
    if (attempt?.state !== 'PREPARED') return;
    attempt.state = 'OPEN';
    attempt.sessionId = session.id;
    attempt.checkoutUrl = session.url;
    this.tell('OPENED', null, by);
  }

  /** The provider will never open it. */
  refuseAttempt(providerKey: string, reason: string, by: { actor: string; now: Date }): void {
    const attempt = this.#record.attempts.find((one) => one.providerKey === providerKey);
    if (attempt?.state !== 'PREPARED') return;
    attempt.state = 'REFUSED';
    attempt.lastError = reason;
    this.raise('FAILED', reason, by);
  }

  /** Its time is over; the payment itself goes on with another. */
  endAttempt(by: { actor: string; now: Date }): void {
    const attempt = this.openAttempt;
    if (attempt === undefined) return;
    attempt.state = 'ENDED';
    this.tell('OPENED', 'session-expired', by);
  }

  /** Moves the status up; a lower or equal one changes nothing. @returns whether it moved */
  raise(to: PaymentStatus, reason: string | null, by: { actor: string; now: Date }): boolean {
    const from = this.#record.status;
    if (!isHigher(to, from)) return false;
    if (!paymentStates.isAllowed(from, to)) throw new PaymentStateRefused({ from, to });
    this.#record.status = to;
    this.#record.updatedAt = by.now;
    this.#news.push({ kind: 'STATUS', fromStatus: from, status: to, actor: by.actor, reason, at: by.now });
    return true;
  }

  /** A row of history that leaves the status as it is. */
  tell(
    kind: Exclude<HistoryEntry['kind'], 'STATUS'>,
    reason: string | null,
    by: { actor: string; now: Date },
  ): void {
    const { status } = this.#record;
    this.#record.updatedAt = by.now;
    this.#news.push({ kind, fromStatus: null, status, actor: by.actor, reason, at: by.now });
  }

  /** The captured amount takes the place of what was asked, in every currency in which the payment has a sum. */
  charge(captured: Money<ChargeCurrency>): void {
    const { fxRate, price, eurRate } = this.#record;
    this.#record.charge = captured;
    this.#record.eurAmount = EuroRate.parse(eurRate).toEuro(captured);
    this.#record.price =
      fxRate === null
        ? Money.ofMinor(captured.minor, price.currency)
        : EuroRate.parse(fxRate).fromEuro(this.#record.eurAmount, price.currency);
  }

  /** What may still go back to the payer, in the charge currency. */
  refundable(): Money<ChargeCurrency> {
    const { charge, refunds, disputes, status, disputeStatus } = this.#record;
    if (status !== 'SUCCEEDED' || disputes.some(isWithheld) || disputeStatus === 'LOST') {
      return Money.zero(charge.currency);
    }
    return refunds.filter(isClaimed).reduce((left, { amount }) => left.minus(amount), charge);
  }

  /** @throws PaymentStateRefused, DisputeIsOpen, NothingToRefund when the amount is more than what is left */
  requestRefund(
    refund: Pick<RefundRecord, 'providerKey' | 'reason' | 'note' | 'requestKey'> & {
      amount: Money<ChargeCurrency>;
    },
    by: { actor: string; now: Date },
  ): RefundRecord {
    const { status, disputes } = this.#record;
    if (status !== 'SUCCEEDED') throw new PaymentStateRefused({ from: status, to: 'REFUNDED' });
    if (disputes.some(isWithheld)) throw new DisputeIsOpen();
    const left = this.refundable();
    if (refund.amount.minor <= 0n || refund.amount.isMoreThan(left)) {
      throw new NothingToRefund({ amount: String(left.toDecimal()), currency: left.currency });
    }
    const requested = newRefund(refund, by);
    this.#record.refunds.push(requested);
    this.tell('REFUND', 'requested', by);
    return requested;
  }

  /** The provider refuses it for good, by its code. Nothing but a request that is still waiting is changed. */
  refuseRefund(refundId: number, reason: string, by: { actor: string; now: Date }): void {
    const refund = this.#record.refunds.find(({ id }) => id === refundId);
    if (refund?.state !== 'REQUESTED') return;
    refund.state = 'FAILED';
    refund.failureReason = reason;
    this.report({ failedRefund: refund });
    this.tell('REFUND', 'failed', by);
  }

  /** The provider keeps an error under this key and did not carry the refund out: the next try needs another key. */
  nextRefundKey(refundId: number, usedAttempt: number): void {
    const refund = this.#record.refunds.find(({ id }) => id === refundId);
    if (refund?.state === 'REQUESTED' && refund.providerAttempt === usedAttempt) refund.providerAttempt += 1;
  }
}
