import { Link } from 'react-router-dom';
import type { OwnBalance } from '#contract/payouts/payouts.ts';
import { ButtonLink } from '../../shared/layout/Button.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { BalanceFigures } from './BalanceFigures.tsx';
import { PayoutMessages, usePayoutMessages } from './messages/payout-messages.ts';
import { useMoney } from './use-money.ts';
import { useOwnBalance } from './use-payouts.ts';

/** When the money comes, on the home page; nothing while payments do not belong to the merchant's own account. */
export const PayoutCard = () => (
  <PayoutMessages>
    <Card />
  </PayoutMessages>
);

const Card = () => {
  const t = usePayoutMessages();
  const { base } = usePortal();
  const { data, error, refetch } = useOwnBalance();
  if (error)
    return (
      <Panel title={t('payouts.card.title')}>
        <ErrorBanner error={error} fallback={t('payouts.card.failed')} onRetry={() => void refetch()} />
      </Panel>
    );
  if (data === undefined || !data.isRouted || !data.hasAccount) return null;
  return (
    <Panel
      title={t('payouts.card.title')}
      action={
        <ButtonLink size="small" to={`${base}/payouts`}>
          {t('payouts.card.all')}
        </ButtonLink>
      }
    >
      <ReturnedPayout failed={data.failed} />
      <BalanceFigures balance={data} />
    </Panel>
  );
};

/** The last payout that the bank returned; nothing once another one has arrived. */
export const ReturnedPayout = ({ failed }: Pick<OwnBalance, 'failed'>) => {
  const t = usePayoutMessages();
  const money = useMoney();
  const { base } = usePortal();
  if (failed === null) return null;
  const reason = failed.failureReason ?? '';
  return (
    <Banner tone="warning">
      {t('payouts.card.returned', { amount: money(failed.amount, failed.currency), reason })}{' '}
      <Link to={`${base}/payouts/${failed.id}`}>{t('payouts.card.whatToDo')}</Link>
    </Banner>
  );
};
