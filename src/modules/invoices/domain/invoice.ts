import { businessDateOf, firstOfMonth, type BusinessDate } from '#kernel/business-date.ts';
import { Money } from '#kernel/money.ts';
import { documentHash } from './document-hash.ts';
import { AlreadyAnnulled, AnnulmentTooLate, InvoiceStatusRefused, PaidInvoiceStays } from './failures.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import { invoiceTransitions, statusOn, type InvoiceStatus } from './invoice-status.ts';

/** The part of an issued document that can still change. */
export type InvoiceLifecycle = Readonly<{
  status: InvoiceStatus;
  paid: Money;
  paidAt: Date | null;
  annulledAt: Date | null;
  annulmentReason: string | null;
}>;

/** The stored form of an `Invoice`: frozen content, lifecycle and hashes (SHA-256, hexadecimal). */
export type InvoiceRecord = Readonly<{
  document: InvoiceDocument;
  /** The user who created the payment link of the document; null: none is known. Not part of the hash. */
  linkCreatedBy: number | null;
  lifecycle: InvoiceLifecycle;
  previousHash: string | null;
  documentHash: string;
}>;

const frozen = (record: InvoiceRecord): InvoiceRecord =>
  Object.freeze({
    ...record,
    document: Object.freeze(record.document),
    lifecycle: Object.freeze(record.lifecycle),
  });

const issue = async (
  document: InvoiceDocument,
  previousHash: string | null,
  linkCreatedBy: number | null,
  lifecycle: Pick<InvoiceLifecycle, 'status' | 'paid' | 'paidAt'>,
): Promise<InvoiceRecord> => ({
  document,
  linkCreatedBy,
  lifecycle: { ...lifecycle, annulledAt: null, annulmentReason: null },
  previousHash,
  documentHash: await documentHash(document, previousHash),
});

/** An issued document. After the issue only payment and annulment change. */
export class Invoice {
  #record: InvoiceRecord;

  private constructor(record: InvoiceRecord) {
    this.#record = frozen(record);
  }

  /**
   * Issues the document of a received payment as the next of its series.
   * @param linkCreatedBy the creator of its payment link; null: none is known
   */
  static async issuePaid(
    document: InvoiceDocument,
    previousHash: string | null,
    paidAt: Date,
    linkCreatedBy: number | null = null,
  ) {
    const lifecycle = { status: 'PAID', paid: document.total, paidAt } as const;
    return new Invoice(await issue(document, previousHash, linkCreatedBy, lifecycle));
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

  /** Everything that is stored; frozen. */
  toRecord(): InvoiceRecord {
    return this.#record;
  }

  statusOn(today: BusinessDate): InvoiceStatus {
    const { status, annulledAt } = this.#record.lifecycle;
    return annulledAt === null ? statusOn(today, { status, dueDate: this.document.dueDate }) : status;
  }

  /** Whether exactly this amount pays it; false when it is annulled or paid. */
  awaits(amount: Money): boolean {
    const { annulledAt } = this.#record.lifecycle;
    return annulledAt === null && !this.isPaid && this.document.total.equals(amount);
  }

  /** @throws InvoiceStatusRefused for a paid invoice */
  pay(at: Date): void {
    const { status } = this.#record.lifecycle;
    if (!invoiceTransitions.isAllowed(status, 'PAID'))
      throw new InvoiceStatusRefused({ from: status, to: 'PAID' });
    this.#change({ status: 'PAID', paid: this.document.total, paidAt: at });
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
   * @throws PaidInvoiceStays, AlreadyAnnulled, AnnulmentTooLate
   */
  annul(reason: string, at: Date): void {
    if (this.isPaid) throw new PaidInvoiceStays();
    if (this.#record.lifecycle.annulledAt !== null) throw new AlreadyAnnulled();
    const { series, issueDate } = this.document;
    // Test documents have no legal force and belong to no month.
    const isOfThisMonth = firstOfMonth(issueDate) === firstOfMonth(businessDateOf(at));
    if (series === 'LEGAL' && !isOfThisMonth) throw new AnnulmentTooLate(issueDate);
    this.#change({ annulledAt: at, annulmentReason: reason });
  }

  #change(changes: Partial<InvoiceLifecycle>): void {
    this.#record = frozen({ ...this.#record, lifecycle: { ...this.#record.lifecycle, ...changes } });
  }
}
