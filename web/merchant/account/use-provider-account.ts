import { useQuery } from '@tanstack/react-query';
import { getOwnAccount, type OwnAccount } from '#contract/accounts/own-account.ts';
import { call } from '../../shared/call.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { useAccount } from '../kit/portal/queries.ts';

export const providerAccountKey = ['provider-account'];

/** The provider checks what the merchant has sent: the status changes without the merchant. */
const changing: readonly OwnAccount['status'][] = ['STARTED', 'PENDING', 'RESTRICTED'];
const pollMs = 5_000;

/** The merchant's account at the card provider; none in the demo. Polled while it changes, if it is watched. */
export const useProviderAccount = ({ isWatched = false }: { isWatched?: boolean } = {}) => {
  const { isDemo } = usePortal();
  const { data: user } = useAccount();
  return useQuery({
    queryKey: providerAccountKey,
    queryFn: ({ signal }) => call(getOwnAccount, {}, { signal }),
    enabled: !isDemo && user !== undefined && user.merchantRole !== null,
    refetchInterval: ({ state: { data } }) =>
      isWatched && data !== undefined && changing.includes(data.status) ? pollMs : false,
  });
};
