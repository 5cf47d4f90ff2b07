import { Link } from 'react-router-dom';
import type { Payment } from '#contract/payments/payments.ts';
import { joined } from '../../shared/format/joined.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { PayoutMessages, usePayoutMessages, usePayoutOfPayment } from '../payouts/index.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { useRights } from '../kit/portal/use-rights.ts';

/** The payout that the money of a payment went to the bank with; nothing while it is in none. */
export const PaymentPayout = ({ payment }: { payment: Payment }) => (
  <PayoutMessages>
    <Payout payment={payment} />
  </PayoutMessages>
);

const Payout = ({ payment: { id, status } }: { payment: Payment }) => {
  const t = usePayoutMessages();
  const { base, isDemo } = usePortal();
  const holds = useRights();
  const isEnabled = !isDemo && status === 'SUCCEEDED' && holds('EXPORT');
  const { data: payout } = usePayoutOfPayment(id, isEnabled);
  if (!payout) return null;
  return (
    <p>
      {t('payouts.ofPayment')}:{' '}
      <Link to={`${base}/payouts/${payout.id}`}>
        {joined([t('payouts.one', { id: payout.id }), formatDate(payout.arrivalOn)])}
      </Link>
    </p>
  );
};
