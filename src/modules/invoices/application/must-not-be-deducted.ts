import { DeductedAdvanceStays } from '../domain/failures.ts';
import type { Advances } from '../ports/advances.ts';

/**
 * For changes of a document that a final invoice may deduct: a credit note without a refund, a transfer taken back. Call
 * it after the document is locked.
 * @throws DeductedAdvanceStays
 */
export const mustNotBeDeducted = async (
  advances: Pick<Advances, 'deductedIn'>,
  invoiceId: number,
): Promise<void> => {
  const final = await advances.deductedIn(invoiceId);
  if (final !== null) throw new DeductedAdvanceStays(final.invoiceNumber);
};
