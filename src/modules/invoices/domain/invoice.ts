import { businessDateOf, firstOfMonth, type BusinessDate } from '#kernel/business-date.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import { Money } from '#kernel/money.ts';
import {
  AlreadyAnnulled,
  AlreadyTakenBack,
  AnnulmentTooLate,
  CardPaymentStays,
  CreditedStays,
  InvoicePaymentNotFound,
  InvoiceStatusRefused,
  MoreThanOpen,
  NotCreditable,
  NotPayable,
  PaidInvoiceStays,
  PartlyPaidStays,
  WithheldStays,
} from './failures.ts';
import { openDueDay } from './installments.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import { cardPayment, promisedPayment, type InvoicePayment, type TakeBack } from './invoice-payment.ts';
import { openOf, type Credit } from './open-sum.ts';
import { statusOn, type InvoiceStatus } from './invoice-status.ts';
import { type InvoiceLifecycle, type InvoiceRecord, frozen, issue } from './invoice-record.ts';
import { followed } from './followed-lifecycle.ts';

/** An issued document. After the issue only payment and annulment change. */
export class Invoice {
  #record: InvoiceRecord;

  private constructor(record: InvoiceRecord) {
    this.#record = frozen(record);
  }

  /**
   * Issues the document of a received payment as the next of its series.
   * @param linkCreatedBy the creator of its payment link; null: none is known
   * @param bankLineId the movement of a statement that paid it; null: none is known
   */
  static async issuePaid(
    document: InvoiceDocument,
    previousHash: string | null,
    paidAt: Date,
    linkCreatedBy: number | null = null,
    bankLineId: number | null = null,
  ) {
    const lifecycle = { status: 'PAID', paid: document.total, paidAt } as const;
    const { paymentId, total: amount, paymentMethod, issuedAt } = document;
    const about = { amount, paidOn: businessDateOf(paidAt), paidAt };
    const of = (id: number) =>
      paymentMethod === 'BANK_TRANSFER'
        ? promisedPayment({ ...about, paymentId: id, bankLineId, recordedAt: issuedAt })
        : cardPayment({ ...about, paymentId: id });
    const payments = paymentId === null ? [] : [of(paymentId)];
    return new Invoice({ ...(await issue(document, previousHash, linkCreatedBy, lifecycle)), payments });
  }

  /**
   * Issues an unpaid document as the next of its series.
   * @param linkCreatedBy the creator of its payment link; null: none is known
   */
  static async issuePending(
    document: InvoiceDocument,
    previousHash: string | null,
    linkCreatedBy: number | null = null,
  ) {
    const paid = Money.zero(document.total.currency);
    const lifecycle = { status: 'PENDING', paid, paidAt: null } as const;
    return new Invoice(await issue(document, previousHash, linkCreatedBy, lifecycle));
  }

  /** Issues a final invoice that its advances cover in full: nothing is to be paid. */
  static async issueCovered(
    document: InvoiceDocument,
    previousHash: string | null,
    linkCreatedBy: number | null = null,
  ) {
    const lifecycle = { status: 'PAID', paid: document.total, paidAt: null } as const;
    return new Invoice(await issue(document, previousHash, linkCreatedBy, lifecycle));
  }

  /**
   * Issues a document that takes the place of another one, whose payments it receives, as the next of its series.
   * @param payments that add up to the total
   */
  static async issueReplacement(
    document: InvoiceDocument,
    previousHash: string | null,
    payments: readonly InvoicePayment[],
    linkCreatedBy: number | null,
  ) {
    const invoice = await Invoice.issuePending(document, previousHash, linkCreatedBy);
    invoice.#follow({ payments });
    return invoice;
  }

  static restore(record: InvoiceRecord): Invoice {
    return new Invoice(record);
  }

  get document(): InvoiceDocument {
    return this.#record.document;
  }

  get previousHash(): string | null {
    return this.#record.previousHash;
  }

  get documentHash(): string {
    return this.#record.documentHash;
  }

  get isPaid(): boolean {
    return this.#record.lifecycle.status === 'PAID';
  }

  /** What is neither paid nor credited. */
  get open(): Money<ChargeCurrency> {
    const { minor, currency } = this.document.total;
    const { paid, credited } = this.#record.lifecycle;
    return Money.ofMinor(openOf(minor, paid.minor, credited.minor), currency);
  }

  /** Whether money came in. */
  get hasPayment(): boolean {
    return this.#record.lifecycle.paid.minor > 0n;
  }

  /** Whether a part was kept from the takings of the buyer. */
  get hasWithheld(): boolean {
    return this.#record.payments.some(({ kind, takenBack }) => kind === 'WITHHELD' && takenBack === null);
  }

  /** The due day of the first instalment that is not covered; without instalments that of the document. */
  get openDueDay(): BusinessDate {
    return openDueDay(this.document, this.document.total.minor - this.open.minor);
  }

  /** Everything that is stored; frozen. */
  toRecord(): InvoiceRecord {
    return this.#record;
  }

  statusOn(today: BusinessDate): InvoiceStatus {
    const { status, annulledAt } = this.#record.lifecycle;
    return annulledAt === null ? statusOn(today, { status, dueDate: this.openDueDay }) : status;
  }

  get isAnnulled(): boolean {
    return this.#record.lifecycle.annulledAt !== null;
  }

  /** Whether the amount is at most what is open; false for another currency. */
  hasOpen(amount: Money): boolean {
    const { open } = this;
    return amount.currency === open.currency && !amount.isMoreThan(open);
  }

  /**
   * Records a payment; the invoice is PAID when nothing is open.
   * @throws NotPayable, InvoiceStatusRefused for a paid invoice, MoreThanOpen
   */
  receive(payment: InvoicePayment): void {
    const { type, series } = this.document;
    if (type === 'CREDIT_NOTE' || series !== 'LEGAL' || this.isAnnulled) throw new NotPayable();
    if (this.isPaid) throw new InvoiceStatusRefused({ from: 'PAID', to: 'PAID' });
    if (!this.hasOpen(payment.amount)) throw new MoreThanOpen(this.open);
    this.#follow({ payments: [...this.#record.payments, payment] });
  }

  /** @throws NotCreditable for a credit note, a test and an annulled document */
  mustBeCreditable(): void {
    const { type, series } = this.document;
    if (type === 'CREDIT_NOTE' || series !== 'LEGAL' || this.isAnnulled || this.isReplaced)
      throw new NotCreditable();
  }

  /** Records a credit note without a refund: less is open, and an invoice with nothing open is PAID. @throws NotCreditable */
  credit(credit: Credit): void {
    this.mustBeCreditable();
    this.#follow({ credits: [...this.#record.credits, credit] });
  }

  /**
   * Takes back a transfer: its amount is open again, and a PAID invoice becomes PENDING.
   * @throws InvoicePaymentNotFound, CardPaymentStays, WithheldStays, AlreadyTakenBack
   */
  takeBack(paymentId: number, takenBack: TakeBack): InvoicePayment {
    const { payments } = this.#record;
    const payment = payments.find(({ id }) => id === paymentId);
    if (payment === undefined) throw new InvoicePaymentNotFound();
    if (payment.paymentId !== null) throw new CardPaymentStays();
    if (payment.kind === 'WITHHELD') throw new WithheldStays();
    if (payment.takenBack !== null) throw new AlreadyTakenBack();
    this.#follow({ payments: payments.map((one) => (one === payment ? { ...one, takenBack } : one)) });
    return payment;
  }

  /** @returns false when the credit note is annulled already @throws PaidInvoiceStays for an invoice */
  annulForFailedRefund(reason: string, at: Date): boolean {
    if (this.document.type !== 'CREDIT_NOTE') throw new PaidInvoiceStays();
    if (this.#record.lifecycle.annulledAt !== null) return false;
    this.#change({ annulledAt: at, annulmentReason: reason });
    return true;
  }

  /**
   * Annuls an unpaid document in the month of its issue (Sofia); the number stays in use.
   *
   * @throws PaidInvoiceStays, AlreadyAnnulled, WithheldStays, PartlyPaidStays, CreditedStays, AnnulmentTooLate
   */
  annul(reason: string, at: Date): void {
    if (this.isPaid && !this.document.total.isZero()) throw new PaidInvoiceStays();
    if (this.isAnnulled) throw new AlreadyAnnulled();
    if (this.hasWithheld) throw new WithheldStays();
    if (this.hasPayment) throw new PartlyPaidStays();
    if (this.#record.credits.length > 0) throw new CreditedStays();
    const { series, issueDate } = this.document;
    // Test documents have no legal force and belong to no month.
    const isOfThisMonth = firstOfMonth(issueDate) === firstOfMonth(businessDateOf(at));
    if (series === 'LEGAL' && !isOfThisMonth) throw new AnnulmentTooLate(issueDate);
    this.#change({ annulledAt: at, annulmentReason: reason });
  }

  get isReplaced(): boolean {
    return this.#record.lifecycle.replacedAt !== null;
  }

  /** Another document takes the place of this one, whose whole sum was credited. */
  markReplaced(replacedAt: Date): void {
    this.#change({ replacedAt });
  }

  /** Annuls a paid document whose payments another one receives; `mayReplace` has allowed it. */
  annulAsReplaced({ takenBackAt: annulledAt, ...by }: TakeBack): void {
    const takenBack = { takenBackAt: annulledAt, ...by };
    const { payments } = this.#record;
    this.#follow({ payments: payments.map((one) => ({ ...one, takenBack: one.takenBack ?? takenBack })) });
    this.#change({ annulledAt, annulmentReason: by.reason });
  }

  #follow(changes: Parameters<typeof followed>[1]): void {
    this.#record = frozen(followed(this.#record, changes));
  }

  #change(changes: Partial<InvoiceLifecycle>): void {
    this.#record = frozen({ ...this.#record, lifecycle: { ...this.#record.lifecycle, ...changes } });
  }
}
