import type { PaymentFault } from '../faults/fault.ts';
import type { Transaction } from '../storage/transaction.ts';

/** Fault: the same number of another currency than the charge's. */
export const takeOtherCurrency = async (
  tx: Transaction,
  kind: PaymentFault,
  moved: { currency: string },
): Promise<void> => {
  const fault = await tx.context.faults.take((candidate) => candidate.kind === kind);
  if (fault) moved.currency = moved.currency === 'eur' ? 'usd' : 'eur';
};
