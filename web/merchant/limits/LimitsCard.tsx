import { useQuery } from '@tanstack/react-query';
import { getOwnLimits, type MerchantLimits } from '#contract/payments/merchant-limits.ts';
import { call } from '../../shared/call.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { Facts } from '../../shared/layout/Facts.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { Banner } from '../../shared/state/Banner.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { useRights } from '../kit/portal/use-rights.ts';
import { LimitMessages, useLimitMessages } from './messages/limit-messages.ts';

/** The limits of a new merchant, the sums that are left, and why. Nothing for other merchants and in the demo. */
export const LimitsCard = () => {
  const limits = useLimits();
  return limits === undefined ? null : <LimitsPanel limits={limits} />;
};

/** The same of limits that are read already. */
export const LimitsPanel = ({ limits }: { limits: MerchantLimits }) => (
  <LimitMessages>
    <Card limits={limits} />
  </LimitMessages>
);

/** Undefined while they load, and when none hold. */
const useLimits = (): MerchantLimits | undefined => {
  const { isDemo } = usePortal();
  const holds = useRights();
  const { data } = useQuery({
    queryKey: ['takings', 'limits'],
    queryFn: ({ signal }) => call(getOwnLimits, {}, { signal }),
    enabled: !isDemo && holds('EXPORT'),
  });
  return data?.isLimited ? data : undefined;
};

const Card = ({ limits }: { limits: MerchantLimits }) => {
  const t = useLimitMessages();
  const language = useLanguage();
  const euro = (amount: number | null) =>
    amount === null ? t('limits.none') : formatMoney(amount, 'EUR', language);
  return (
    <Panel title={t('limits.title')}>
      {limits.reachedAt !== null && <Banner tone="warning">{t('limits.reached')}</Banner>}
      <p>{t('limits.why', { day: formatDate(limits.until) })}</p>
      <Facts
        facts={[
          [t('limits.dayLimit'), euro(limits.dayLimit)],
          [t('limits.usedToday'), euro(limits.usedToday)],
          [t('limits.leftToday'), euro(limits.leftToday)],
          [t('limits.paymentLimit'), euro(limits.paymentLimit)],
        ]}
      />
    </Panel>
  );
};
