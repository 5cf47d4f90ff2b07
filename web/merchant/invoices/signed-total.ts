import type { InvoiceSummary } from '#contract/invoices/invoices.ts';

/** The signed amount of a document: negative for a credit note. */
export const signed = (amount: number, { type }: Pick<InvoiceSummary, 'type'>): number =>
  type === 'CREDIT_NOTE' && amount !== 0 ? -amount : amount;
