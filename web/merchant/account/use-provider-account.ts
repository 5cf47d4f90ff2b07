import { useQuery } from '@tanstack/react-query';
import { getOwnAccount } from '#contract/own-account.ts';
import { call } from '../../shared/call.ts';
import { usePortal } from '../portal.ts';
import { useAccount } from '../queries.ts';

export const providerAccountKey = ['provider-account'];

/** The merchant's account at the card provider; none in the demo. */
export const useProviderAccount = () => {
  const { isDemo } = usePortal();
  const { data: user } = useAccount();
  return useQuery({
    queryKey: providerAccountKey,
    queryFn: ({ signal }) => call(getOwnAccount, {}, { signal }),
    enabled: !isDemo && user !== undefined && user.merchantRole !== null,
  });
};
