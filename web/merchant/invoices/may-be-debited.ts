import type { Invoice } from '#contract/invoices/invoices.ts';

/** A debit note corrects an invoice that counts. */
export const mayBeDebited = ({ type, isTest, annulledAt }: Invoice): boolean =>
  type === 'INVOICE' && !isTest && annulledAt === null;
