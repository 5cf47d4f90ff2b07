import { token } from '#kernel/token.ts';
import type { Deduction } from '../domain/advances.ts';
import type { CreditedLine } from '../domain/corrections/lines-left.ts';
import type { Invoice } from '../domain/invoice.ts';

/** One document: by its id, by the payment whose current document it is, or by the refund of a valid credit note. */
export type InvoiceKey =
  | Readonly<{ id: number; /** Finds it only when it belongs to this merchant. */ ofMerchant?: number }>
  | Readonly<{ paymentId: number }>
  | Readonly<{ refundId: number }>;

/** The final invoice that deducts an advance. */
export type DeductedIn = Readonly<{ invoiceId: number; invoiceNumber: string }>;

/** Repository of the documents with their lines, and with the advances that final invoices deduct. */
export interface Invoices {
  /** Stores the document with its lines and makes it the end of its series' chain. @returns its id */
  add(invoice: Invoice): Promise<number>;
  /** Without a lock; null when there is none. */
  find(key: InvoiceKey): Promise<Readonly<{ id: number; invoice: Invoice }> | null>;
  /** Loads for update, applies, saves. @returns what `apply` returns; null when there is no such invoice */
  change<T>(key: InvoiceKey, apply: (invoice: Invoice, id: number) => T): Promise<T | null>;
  /** The document belongs to the merchant's customer with the EIK of its buyer, or to none; outside of the hash. */
  pointToBuyer(id: number): Promise<void>;
  /** The document belongs to this customer of its merchant; outside of the hash. */
  pointToCustomer(id: number, customerId: number): Promise<void>;
  /** Whether the document has a valid credit note. */
  isCorrected(id: number): Promise<boolean>;
  /** The lines of the valid credit notes of a document, in the order of issue. */
  creditedLines(originalId: number): Promise<CreditedLine[]>;
  /** Whether debit notes that are not annulled correct the document. */
  hasDebitNotes(invoiceId: number): Promise<boolean>;
  /** null: no invoice deducts the advance, or that one is annulled. */
  deductedIn(advanceId: number): Promise<DeductedIn | null>;
  /** Stores what a final invoice deducts. @throws AdvanceDeducted when another one deducts it */
  deduct(finalId: number, deductions: readonly Deduction[]): Promise<void>;
}
export const Invoices = token<Invoices>('invoices.Invoices');
