import { businessDateOf, firstOfMonth, type BusinessDate } from '#kernel/business-date.ts';
import type { Money } from '#kernel/money.ts';
import { documentHash } from './document-hash.ts';
import { AlreadyAnnulled, AnnulmentTooLate, InvoiceStateRefused, PaidInvoiceStays } from './failures.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import { invoiceStates, statusOn, type InvoiceStatus } from './invoice-status.ts';

/** What may still change of an issued document. */
export type InvoiceState = Readonly<{
  status: InvoiceStatus;
  paid: Money;
  paidAt: Date | null;
  annulledAt: Date | null;
  annulmentReason: string | null;
}>;

export type InvoiceRecord = Readonly<{
  document: InvoiceDocument;
  state: InvoiceState;
  previousHash: string | null;
  documentHash: string;
}>;

/** A document with its number: from the first moment only its payment and its annulment can change. */
export class Invoice {
  readonly document: InvoiceDocument;
  readonly previousHash: string | null;
  readonly documentHash: string;
  #state: InvoiceState;

  private constructor({ document, state, previousHash, documentHash: hash }: InvoiceRecord) {
    this.document = document;
    this.previousHash = previousHash;
    this.documentHash = hash;
    this.#state = state;
  }

  /** Issues the document of money that is already here, as the next of its series. */
  static async issuePaid(document: InvoiceDocument, previousHash: string | null, paidAt: Date) {
    const state: InvoiceState = {
      status: 'PAID',
      paid: document.total,
      paidAt,
      annulledAt: null,
      annulmentReason: null,
    };
    return new Invoice({
      document,
      state,
      previousHash,
      documentHash: await documentHash(document, previousHash),
    });
  }

  /** Issues a document that waits for its money, as the next of its series. */
  static async issuePending(document: InvoiceDocument, previousHash: string | null) {
    const state: InvoiceState = {
      status: 'PENDING',
      paid: document.total.minus(document.total),
      paidAt: null,
      annulledAt: null,
      annulmentReason: null,
    };
    return new Invoice({
      document,
      state,
      previousHash,
      documentHash: await documentHash(document, previousHash),
    });
  }

  static restore(record: InvoiceRecord): Invoice {
    return new Invoice(record);
  }

  get state(): InvoiceState {
    return this.#state;
  }

  statusOn(today: BusinessDate): InvoiceStatus {
    const { status, annulledAt } = this.#state;
    return annulledAt === null ? statusOn(today, { status, dueDate: this.document.dueDate }) : status;
  }

  /** Whether exactly this amount makes it paid; an annulled or paid one waits for nothing. */
  awaits(amount: Money): boolean {
    return (
      this.#state.annulledAt === null && this.#state.status !== 'PAID' && this.document.total.equals(amount)
    );
  }

  /** @throws InvoiceStateRefused when it is paid already */
  pay(at: Date): void {
    const { status } = this.#state;
    if (!invoiceStates.isAllowed(status, 'PAID')) throw new InvoiceStateRefused({ from: status, to: 'PAID' });
    this.#state = { ...this.#state, status: 'PAID', paid: this.document.total, paidAt: at };
  }

  /** Takes a credit note back whose money never arrived. @returns whether it was still valid */
  takeBack(reason: string, at: Date): boolean {
    if (this.document.type !== 'CREDIT_NOTE') throw new PaidInvoiceStays();
    if (this.#state.annulledAt !== null) return false;
    this.#state = { ...this.#state, annulledAt: at, annulmentReason: reason };
    return true;
  }

  /**
   * Takes an unpaid document back in the month of its issue (Sofia); its number stays taken.
   *
   * @throws PaidInvoiceStays, AlreadyAnnulled, AnnulmentTooLate
   */
  annul(reason: string, at: Date): void {
    if (this.#state.status === 'PAID') throw new PaidInvoiceStays();
    if (this.#state.annulledAt !== null) throw new AlreadyAnnulled();
    const { series, issueDate } = this.document;
    // Test documents have no legal force and belong to no month.
    const isOfThisMonth = firstOfMonth(issueDate) === firstOfMonth(businessDateOf(at));
    if (series === 'LEGAL' && !isOfThisMonth) throw new AnnulmentTooLate(issueDate);
    this.#state = { ...this.#state, annulledAt: at, annulmentReason: reason };
  }
}
