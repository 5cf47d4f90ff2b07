import { roleHolds, type MerchantRight } from '#contract/team/team-rights.ts';
import { usePortal } from './portal.ts';
import { useAccount } from './queries.ts';

/**
 * Whether the user's role in the team has a right; the demo shows what an owner sees. The server decides: this only
 * leaves out what it would refuse.
 */
export const useRights = (): ((right: MerchantRight) => boolean) => {
  const { isDemo } = usePortal();
  const { data } = useAccount();
  const onlySees = data?.isViewing === true || data?.isBeyondPlan === true;
  return (right) => isDemo || (roleHolds(data?.merchantRole, right) && (right === 'SEE' || !onlySees));
};

/** Whether a member of staff reads the portal: the account behind it is none of the merchant's. */
export const useIsViewing = (): boolean => useAccount().data?.isViewing === true;
