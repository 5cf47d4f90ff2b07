import type { BusinessDate } from '#kernel/business-date.ts';
import { token } from '#kernel/token.ts';
import type { RateSums } from '../domain/credit-note.ts';
import type { Invoice } from '../domain/invoice.ts';

/** One invoice: by its id, by the payment link of a written invoice, or by the refund of a valid credit note. */
export type InvoiceKey =
  | Readonly<{ id: number; /** Finds it only when it belongs to this merchant. */ ofMerchant?: number }>
  | Readonly<{ paymentLinkId: number }>
  | Readonly<{ refundId: number }>;

export interface Invoices {
  /** Stores the document with its lines and makes it the end of its series' chain. @returns its id */
  add(invoice: Invoice): Promise<number>;
  /** Loads for update, applies, saves. @returns what `apply` returns; null when there is no such invoice */
  change<T>(key: InvoiceKey, apply: (invoice: Invoice, id: number) => T): Promise<T | null>;
  /** The document that this payment issued; null when it has issued none. */
  idOfPayment(paymentId: number): Promise<number | null>;
  /** The payment link of a written invoice; null when it has none, or belongs to another merchant. */
  paymentLinkOf(id: number, ofMerchant: number): Promise<number | null>;
  /** What valid credit notes have taken back of a document; null when this refund has its note already. */
  creditedBut(originalId: number, refundId: number): Promise<RateSums[] | null>;
  /** Writes OVERDUE for unpaid invoices due before `today` that are not annulled. @returns how many */
  markOverdue(today: BusinessDate): Promise<number>;
}
export const Invoices = token<Invoices>('invoices.Invoices');
