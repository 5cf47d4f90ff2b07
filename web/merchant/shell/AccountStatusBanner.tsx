import { Suspense } from 'react';
import { Banner } from '../../shared/state/Banner.tsx';
import { lazyPart } from '../../shared/state/lazy-part.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { useMerchant } from '../kit/portal/queries.ts';
import { useIsOnCard } from '../kit/portal/use-is-on-card.ts';
import { useShellMessages } from '../kit/messages/use-shell-messages.ts';

/** Only a suspended or inactive merchant loads it. */
const AccountStatusReason = lazyPart(async () => ({
  default: (await import('./membership-parts.ts')).AccountStatusReason,
}));

/** Shown on every page of a merchant that is not ACTIVE: why it cannot accept payments. */
export const AccountStatusBanner = () => {
  const t = useShellMessages();
  const { isDemo } = usePortal();
  const { data: merchant } = useMerchant();
  const isOnCard = useIsOnCard('GET_APPROVED');
  if (!merchant || isOnCard || merchant.status === 'ACTIVE') return null;
  return (
    <Banner tone={merchant.status === 'PENDING' ? 'info' : 'warning'}>
      {t(`merchant.accountStatus.${merchant.status}`)}
      {merchant.status !== 'PENDING' && !isDemo && (
        <Suspense fallback={null}>
          <AccountStatusReason />
        </Suspense>
      )}
    </Banner>
  );
};
