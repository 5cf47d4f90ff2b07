import { DeductedAdvanceStays } from '../domain/failures.ts';
import type { Invoices } from '../ports/invoices.ts';

/**
 * For changes of a document that a final invoice may deduct: a credit note without a refund, a transfer taken back. Call
 * it after the document is locked.
 * @throws DeductedAdvanceStays
 */
export const mustNotBeDeducted = async (
  invoices: Pick<Invoices, 'deductedIn'>,
  invoiceId: number,
): Promise<void> => {
  const final = await invoices.deductedIn(invoiceId);
  if (final !== null) throw new DeductedAdvanceStays(final.invoiceNumber);
};
