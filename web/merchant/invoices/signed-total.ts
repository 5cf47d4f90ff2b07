import type { InvoiceSummary } from '#contract/invoices.ts';

/** An amount of a document as it counts: a credit note takes back, so its amounts are negative. */
export const signed = (amount: number, { type }: Pick<InvoiceSummary, 'type'>): number =>
  type === 'CREDIT_NOTE' && amount !== 0 ? -amount : amount;
