import { LimitsCard } from '../limits/index.ts';
import { PayoutCard } from '../payouts/index.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { useMerchant } from '../kit/portal/queries.ts';
import { ThresholdCard } from '../threshold/index.ts';
import { useRights } from '../kit/portal/use-rights.ts';

/**
 * When the money comes; the limits of the first days of an ACTIVE merchant; the VAT threshold of one without the general
 * registration. The demo has no payouts and no threshold.
 */
export const HomeCards = () => {
  const { isDemo } = usePortal();
  const holds = useRights();
  const { data: merchant } = useMerchant();
  if (merchant === undefined) return null;
  const seesMoney = !isDemo && holds('EXPORT');
  return (
    <>
      {seesMoney && <PayoutCard />}
      {merchant.status === 'ACTIVE' && <LimitsCard />}
      {seesMoney && merchant.status !== 'PENDING' && merchant.vatRegistration !== 'FULL' && <ThresholdCard />}
    </>
  );
};
