import type { Home } from '#contract/guidance/home.ts';
import { useProviderAccount } from '../account/index.ts';
import { useAccount } from '../kit/portal/queries.ts';

/**
 * Whether a banner or another card of the page asks for something that is no step: a refused address, a temporary
 * password, the account at the provider, a returned payout, a threshold that was exceeded, periods of recurring invoices
 * that wait. Then it is not said that nothing waits.
 */
export const useOtherMatters = ({ payouts, threshold, schedules }: Home): boolean => {
  const { data: account } = useAccount();
  const { data: providerAccount } = useProviderAccount();
  const isAccountWaiting =
    providerAccount?.isNeeded === true &&
    (!providerAccount.isChargeable || !providerAccount.isPaidOut || providerAccount.due.length > 0);
  return (
    account?.refusedEmail !== undefined ||
    account?.isPasswordTemporary === true ||
    isAccountWaiting ||
    (payouts !== null && payouts.failed !== null) ||
    (schedules !== null && schedules.waiting > 0) ||
    (threshold !== null && (threshold.crossing ?? threshold.union?.crossing ?? null) !== null)
  );
};
