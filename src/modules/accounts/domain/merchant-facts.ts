import type { MerchantFact } from '#kernel/merchant-fact.ts';
import type { MerchantAccount } from './merchant-account.ts';

const stateOf = (account: MerchantAccount) => ({
  status: account.toRecord().status,
  isChargeable: account.isChargeable,
  isPaidOut: account.isPaidOut,
});
const dueOf = (account: MerchantAccount): string => {
  const { due, pastDue, deadline } = account.toRecord();
  return JSON.stringify([due.toSorted(), pastDue.toSorted(), deadline]);
};

/**
 * The facts of a stored change of an account: another status, other capabilities, or other data that is due.
 * A fetch that finds the same is no fact.
 */
export const accountFacts = (before: MerchantAccount, after: MerchantAccount): MerchantFact[] => {
  const now = stateOf(after);
  const changed = Object.entries(stateOf(before)).filter(
    ([field, value]) => now[field as keyof typeof now] !== value,
  );
  if (changed.length === 0 && dueOf(before) === dueOf(after)) return [];
  const { merchantId } = after;
  return [
    { type: 'account.changed', merchantId, subjectId: merchantId, previous: Object.fromEntries(changed) },
  ];
};
