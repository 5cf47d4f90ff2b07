import type { MerchantFact } from '#kernel/merchant-fact.ts';
import { isReturned, type Payout } from './payout.ts';

/** The facts of a stored change of a payout. A CANCELED payout failed, too: its money is back. */
export const payoutFacts = (before: Payout, after: Payout): MerchantFact[] => {
  const { id: subjectId, merchantId } = after;
  if (before.status === after.status) return [];
  const about = { merchantId, subjectId, previous: { status: before.status } };
  if (after.status === 'PAID') return [{ ...about, type: 'payout.paid' }];
  return isReturned(after) && !isReturned(before) ? [{ ...about, type: 'payout.failed' }] : [];
};
