import { Link } from 'react-router-dom';
import type { OwnBalance } from '#contract/payouts/payouts.ts';
import { ButtonLink } from '../../shared/layout/Button.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { PayoutFigures } from './BalanceFigures.tsx';
import { PayoutMessages, usePayoutMessages } from './messages/payout-messages.ts';
import { useMoney } from './use-money.ts';

/**
 * When the money comes and how much, on the front page; nothing while payments do not belong to the merchant's own
 * account. The balance at the provider is on the page of payouts.
 */
export const PayoutCard = ({ balance }: { balance: OwnBalance }) => (
  <PayoutMessages>
    <Card balance={balance} />
  </PayoutMessages>
);

const Card = ({ balance }: { balance: OwnBalance }) => {
  const t = usePayoutMessages();
  const { base } = usePortal();
  if (!balance.isRouted || !balance.hasAccount) return null;
  return (
    <Panel
      title={t('payouts.card.title')}
      action={
        <ButtonLink size="small" to={`${base}/payouts`}>
          {t('payouts.card.all')}
        </ButtonLink>
      }
    >
      <ReturnedPayout failed={balance.failed} />
      <PayoutFigures balance={balance} />
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
