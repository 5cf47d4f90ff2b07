import { isSameBuyer, type Buyer } from '#kernel/buyer.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import type { Money } from '#kernel/money.ts';
import { isUnsettled, type Attempt } from './attempt.ts';
import { warnOfFraud } from './fraud-warning.ts';
import { PaymentStatusRefused } from './failures.ts';
import type { Booking } from './ledger.ts';
import { decideMismatch, type MismatchDecision } from './mismatch.ts';
import { receive, repayByBank, type BankReceipt } from './payment-by-bank.ts';
import type { DisputeRecord, RefundRecord } from './refunds-and-disputes.ts';
import { newPaymentRecord, type CardConsent, type PaymentDraft } from './payment-draft.ts';
import type { FraudWarning, HistoryEntry, PaymentRecord } from './payment-record.ts';
import { PaymentState, type By } from './payment-state.ts';
import {
  refundableOf,
  refuseRefund,
  requestRefund,
  useNextRefundKey,
  type RefundRequest,
} from './request-refund.ts';
import { settleRefundsAndDisputes } from './settle-refunds-and-disputes.ts';
import { settle, type SettlementTerms } from './settlement.ts';
import type { CheckoutSnapshot } from './snapshot.ts';

/** Values assigned by the database; attempts and refunds by our key, disputes by the provider's id. */
export type StoredValues = Readonly<
  Partial<{
    id: number;
    orderNumber: number;
    version: number;
    attempts: ReadonlyMap<string, number>;
    refunds: ReadonlyMap<string, number>;
    disputes: ReadonlyMap<string, number>;
  }>
>;

/** Something that the merchant must act on. */
export type Incident = Readonly<{
  failedRefund?: RefundRecord;
  openedDispute?: DisputeRecord;
  /** Won, lost or prevented. */
  decidedDispute?: DisputeRecord;
}>;

/** The reason of a history entry. */
export const chargedAfterStop = 'CHARGED_AFTER_STOP';

type NewAttempt = Pick<
  Attempt,
  'providerKey' | 'providerRequest' | 'singleLinkId' | 'expiresAt' | 'network'
> &
  Partial<Pick<Attempt, 'kind'>>;

/** A request to pay and its outcome. Its status only rises; each change is a row of its history. */
export class Payment {
  readonly #state: PaymentState;

  private constructor(record: PaymentRecord) {
    this.#state = new PaymentState(record);
  }

  /** A PENDING payment, which the repository has still to add. */
  static start(draft: PaymentDraft, by: By): Payment {
    const payment = new Payment(newPaymentRecord(draft, by.now));
    payment.#state.startHistory(by);
    return payment;
  }

  /** A payment whose money came to the merchant's bank account: SUCCEEDED at once, without the card provider. */
  static receiveByBank(draft: Omit<PaymentDraft, 'method'>, receipt: BankReceipt, by: By): Payment {
    const payment = Payment.start({ ...draft, method: 'BANK' }, by);
    receive(payment.#state, receipt, by);
    return payment;
  }

  /** A payment from its stored record. */
  static restore(record: PaymentRecord): Payment {
    return new Payment(record);
  }

  /** The current record, frozen with all its parts. */
  toRecord(): PaymentRecord {
    return this.#state.record;
  }

  /** @throws Error when the payment has not been added yet */
  get id(): number {
    const { id } = this.#state.record;
    if (id === undefined) throw new Error('a payment has no id before it is added');
    return id;
  }

  /** History since the payment was started or loaded; stored with it. */
  get newHistory(): readonly HistoryEntry[] {
    return this.#state.history;
  }

  /** Refunds that failed and disputes that were opened or decided since the payment was loaded. */
  get incidents(): readonly Incident[] {
    const { refunds, disputes } = this.#state.record;
    const disputeOf = (id: string) => disputes.find(({ providerDisputeId }) => providerDisputeId === id)!;
    return this.#state.incidents.map((incident) => {
      if ('failedRefundKey' in incident)
        return { failedRefund: refunds.find(({ providerKey }) => providerKey === incident.failedRefundKey)! };
      if ('openedDisputeId' in incident) return { openedDispute: disputeOf(incident.openedDisputeId) };
      return { decidedDispute: disputeOf(incident.decidedDisputeId) };
    });
  }

  get openAttempt(): Attempt | undefined {
    return this.#state.record.attempts.find(isUnsettled);
  }

  /** Whether the payer agreed to exactly this; null: to nothing. */
  isOfConsent(consent: CardConsent | null): boolean {
    const { cardMaxMinor, cardAgreedText } = this.#state.record;
    return cardMaxMinor === (consent?.maxMinor ?? null) && cardAgreedText === (consent?.text ?? null);
  }

  /** Whether the payment has this name and e-mail. */
  isOfPayer(payer: Readonly<{ name: string | null; email: string | null }>): boolean {
    const { customerName, customerEmail } = this.#state.record;
    return customerName === payer.name && customerEmail === payer.email;
  }

  /**
   * The form of the browser that began the payment, posted again: what it holds counts; an empty one changes nothing.
   */
  correctPayer(form: Readonly<{ name: string | null; email: string | null; buyer: Buyer | null }>): void {
    const { name, email, buyer } = form;
    if (name === null && email === null && buyer === null) return;
    if (!this.isOfPayer({ name, email })) this.#state.change({ customerName: name, customerEmail: email });
    this.setBuyer(buyer);
  }

  /** Another company for the document, while the payment is not paid. */
  setBuyer(buyer: Buyer | null): void {
    if (!isSameBuyer(this.#state.record.buyer, buyer)) this.#state.change({ buyer });
  }

  /** Sets values that the database has assigned. */
  setStoredValues({ attempts, refunds, disputes, ...own }: StoredValues): void {
    const state = this.#state;
    state.change(own);
    for (const [key, id] of attempts ?? []) state.changeAttempt(key, { id });
    for (const [key, id] of refunds ?? []) state.changeRefund(key, { id });
    for (const [key, id] of disputes ?? []) state.changeDispute(key, { id });
  }

  /** Lets the same Idempotency-Key start another payment, after this one ended without money. */
  releaseRequestKey(): void {
    this.#state.change({ requestKey: null });
  }

  /** Adds an attempt for a new session. @throws PaymentStatusRefused unless PENDING and without an open session */
  prepareAttempt(session: NewAttempt, now: Date): Attempt {
    const { status } = this.#state.record;
    if (status !== 'PENDING' || this.openAttempt !== undefined) {
      throw new PaymentStatusRefused({ from: status, to: 'PENDING' });
    }
    const unopened = { sessionId: null, checkoutUrl: null, lastError: null } as const;
    const attempt: Attempt = {
      kind: 'PAGE',
      ...session,
      ...unopened,
      id: undefined,
      status: 'PREPARED',
      createdAt: now,
    };
    this.#state.addAttempt(attempt);
    this.#state.change({ updatedAt: now });
    return attempt;
  }

  /** Stores the session that the provider opened. Idempotent. */
  attach(providerKey: string, session: Readonly<{ id: string; url: string | null }>, by: By): void {
    if (!this.#isPrepared(providerKey)) return;
    this.#state.changeAttempt(providerKey, {
      status: 'OPEN',
      sessionId: session.id,
      checkoutUrl: session.url,
    });
    this.#state.addHistory('OPENED', null, by);
  }

  /** The provider refused to open the session: the payment is FAILED. */
  refuseAttempt(providerKey: string, reason: string, by: By): void {
    if (!this.#isPrepared(providerKey)) return;
    this.#state.changeAttempt(providerKey, { status: 'REFUSED', lastError: reason });
    this.#state.raise('FAILED', reason, by);
  }

  /** Ends the open session; the payment can continue with another. */
  endAttempt(by: By): void {
    const attempt = this.openAttempt;
    if (attempt === undefined) return;
    this.#state.changeAttempt(attempt.providerKey, { status: 'ENDED' });
    this.#state.addHistory('OPENED', 'session-expired', by);
  }

  /**
   * Applies the snapshot of the attempt with this key.
   * @returns whether the payment has just become SUCCEEDED
   */
  settle(providerKey: string, snapshot: CheckoutSnapshot, terms: SettlementTerms, by: By): boolean {
    const attempt = this.#state.record.attempts.find((one) => one.providerKey === providerKey);
    if (attempt === undefined) throw new Error(`payment ${this.id} has no attempt ${providerKey}`);
    return settle(this.#state, { attempt, snapshot, terms, by });
  }

  /** Applies the refunds and disputes of a snapshot. @returns bookings */
  settleRefundsAndDisputes(snapshot: CheckoutSnapshot, newKey: () => string, by: By): Booking[] {
    return settleRefundsAndDisputes(this.#state, snapshot, newKey, by);
  }

  /** The payer stopped the card while it was charged: the merchant is asked to refund it. */
  flagChargedAfterStop(by: By): void {
    this.#state.addHistory('FLAGGED', chargedAfterStop, by);
  }

  /** Stores an early fraud warning. @returns whether it is new and can be answered by a refund */
  warnOfFraud(warning: FraudWarning, by: By): boolean {
    return warnOfFraud(this.#state, warning, by);
  }

  /** @throws NoMismatch, MismatchIsDecided, MismatchNotAcceptable @returns bookings */
  decideMismatch(decision: MismatchDecision, by: By): Booking[] {
    return decideMismatch(this.#state, decision, by);
  }

  /**
   * Flags a second success on a SINGLE link, or more than its written invoice has open, and requests its full refund
   * (decisions, point 4).
   */
  flagExcess(
    { duplicateOf, isOverpaid }: Readonly<{ duplicateOf: number | null; isOverpaid: boolean }>,
    refundKey: string,
    by: By,
  ): void {
    this.#state.change({ duplicateOf, overpaid: isOverpaid });
    this.#state.addHistory('FLAGGED', duplicateOf === null ? 'OVERPAID' : 'DUPLICATE', by);
    const { chargeAmount: amount } = this.#state.record;
    this.requestRefund(
      { providerKey: refundKey, amount, reason: 'DUPLICATE', note: null, requestKey: null },
      by,
    );
  }

  /** What can still be refunded, in the charge currency. */
  refundable(): Money<ChargeCurrency> {
    return refundableOf(this.#state.record);
  }

  /**
   * @throws NothingPaid, CapturedMoneyUndecided, MismatchIsDecided, DisputeIsOpen, DisputeInOtherCurrency,
   * DisputeIsLost, AllIsRefunded,
   * NothingToRefund when the amount is more than what is left
   */
  requestRefund(request: RefundRequest, by: By): RefundRecord {
    return requestRefund(this.#state, request, by);
  }

  /**
   * Records that the refund of a payment by bank was paid from the merchant's account: SUCCEEDED at once.
   * @returns its booking
   */
  repayByBank(providerKey: string, by: By): Booking[] {
    return repayByBank(this.#state, providerKey, by);
  }

  /** Marks a REQUESTED refund as FAILED with the provider's code. */
  refuseRefund(refundId: number, reason: string, by: By): void {
    refuseRefund(this.#state, refundId, reason, by);
  }

  /** The provider stored an error under the used key: the next attempt uses another. */
  nextRefundKey(refundId: number, usedAttempt: number): void {
    useNextRefundKey(this.#state, refundId, usedAttempt);
  }

  #isPrepared(providerKey: string): boolean {
    return this.#state.record.attempts.some(
      (attempt) => attempt.providerKey === providerKey && attempt.status === 'PREPARED',
    );
  }
}
