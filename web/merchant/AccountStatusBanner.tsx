import { Banner } from '../shared/state/Banner.tsx';
import { useMerchant } from './queries.ts';
import { useMerchantMessages } from './messages/use-merchant-messages.ts';

/** Shown on every page of a merchant that is not ACTIVE: why it cannot accept payments. */
export const AccountStatusBanner = () => {
  const t = useMerchantMessages();
  const { data: merchant } = useMerchant();
  if (!merchant || merchant.status === 'ACTIVE') return null;
  return (
    <Banner tone={merchant.status === 'PENDING' ? 'info' : 'warning'}>
      {t(`merchant.accountStatus.${merchant.status}`)}
    </Banner>
  );
};
