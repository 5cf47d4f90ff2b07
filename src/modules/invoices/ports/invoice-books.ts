import { token } from '#kernel/token.ts';

/** Questions to all documents that are stored; each answers with what breaks the rule, named for a person. */
export interface InvoiceBooks {
  gapsInNumbers(): Promise<string[]>;
  /** Succeeded payments that settle no document, or more than one. */
  paymentsWithoutOneInvoice(): Promise<string[]>;
  /** Succeeded refunds of invoices without exactly one credit note of their amount, and others with one. */
  refundsWithoutOneCreditNote(): Promise<string[]>;
  /** Paid documents of payers with an address, whose receipt was never asked for. */
  invoicesWithoutReceipt(): Promise<string[]>;
}
export const InvoiceBooks = token<InvoiceBooks>('invoices.InvoiceBooks');
