import { useQuery } from '@tanstack/react-query';
import { getOwnStatus } from '#contract/own-status.ts';
import { call } from '../shared/call.ts';
import { Banner } from '../shared/state/Banner.tsx';
import { usePortal } from './portal.ts';
import { useMerchant } from './queries.ts';
import { useMerchantMessages } from './messages/use-merchant-messages.ts';

/** Shown on every page of a merchant that is not ACTIVE: why it cannot accept payments. */
export const AccountStatusBanner = () => {
  const t = useMerchantMessages();
  const { data: merchant } = useMerchant();
  const reason = useReason(merchant?.status);
  if (!merchant || merchant.status === 'ACTIVE') return null;
  return (
    <Banner tone={merchant.status === 'PENDING' ? 'info' : 'warning'}>
      {t(`merchant.accountStatus.${merchant.status}`)}
      {reason !== null && ` ${t('merchant.accountStatus.reason', { reason })}`}
    </Banner>
  );
};

/** The reason that was mailed with the status; null without one. */
const useReason = (status: string | undefined): string | null => {
  const { isDemo } = usePortal();
  const { data } = useQuery({
    queryKey: ['merchant', 'status'],
    queryFn: ({ signal }) => call(getOwnStatus, {}, { signal }),
    enabled: !isDemo && (status === 'SUSPENDED' || status === 'INACTIVE'),
  });
  return data?.reason ?? null;
};
