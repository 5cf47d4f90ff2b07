import { token } from '#kernel/token.ts';
import type { Invoice } from '../domain/invoice.ts';

export interface Invoices {
  /** Stores the document with its lines, and makes it the end of its series' chain. @returns its id */
  add(invoice: Invoice): Promise<number>;
  /** The document that this payment issued; null when it has issued none. */
  idOfPayment(paymentId: number): Promise<number | null>;
  /** Loads the written invoice of a link for update, applies, saves. null when the link belongs to none. */
  changeOfLink<T>(linkId: number, apply: (invoice: Invoice, id: number) => T): Promise<T | null>;
}
export const Invoices = token<Invoices>('invoices.Invoices');
