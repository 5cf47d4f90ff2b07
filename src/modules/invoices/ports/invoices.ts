import type { BusinessDate } from '#kernel/business-date.ts';
import { token } from '#kernel/token.ts';
import type { RateSums } from '../domain/credit-note.ts';
import type { Invoice } from '../domain/invoice.ts';

export interface Invoices {
  /** For a document that is about to be added; what is not used is a gap among ids, none among numbers. */
  nextId(): Promise<number>;
  /** Stores the document with its lines under the id reserved for it, and makes it the end of its series' chain. */
  add(id: number, invoice: Invoice): Promise<void>;
  /** The document that this payment issued; null when it has issued none. */
  idOfPayment(paymentId: number): Promise<number | null>;
  /** The link by which a written invoice is paid; null when it has none, or is not that merchant's. */
  linkOf(id: number, ofMerchant: number): Promise<number | null>;
  /** Loads the written invoice of a link for update, applies, saves. null when the link belongs to none. */
  changeOfLink<T>(linkId: number, apply: (invoice: Invoice, id: number) => T): Promise<T | null>;
  /** The same by its id. null when there is none, or it is not that merchant's. */
  change<T>(id: number, apply: (invoice: Invoice) => T, ofMerchant?: number): Promise<T | null>;
  /** The same for the credit note of a refund. */
  changeOfRefund<T>(refundId: number, apply: (note: Invoice, id: number) => T): Promise<T | null>;
  /** What valid credit notes have taken back of a document so far; for a note of this refund already there: null. */
  creditedBut(originalId: number, refundId: number): Promise<RateSums[] | null>;
  /** Writes OVERDUE where the due day is over and nothing was annulled. @returns how many */
  markOverdue(today: BusinessDate): Promise<number>;
}
export const Invoices = token<Invoices>('invoices.Invoices');
