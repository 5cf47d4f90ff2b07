import { Banner } from '../shared/state/Banner.tsx';
import { useMerchant } from './queries.ts';
import { useMerchantMessages } from './messages/use-merchant-messages.ts';

/** Says on every page why payments are not taken, while they are not. */
export const Standing = () => {
  const t = useMerchantMessages();
  const { data: merchant } = useMerchant();
  if (!merchant || merchant.status === 'ACTIVE') return null;
  return (
    <Banner tone={merchant.status === 'PENDING' ? 'info' : 'warning'}>
      {t(`merchant.standing.${merchant.status}`)}
    </Banner>
  );
};
