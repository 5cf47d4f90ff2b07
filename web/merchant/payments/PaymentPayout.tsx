import { Link } from 'react-router-dom';
import type { Payment } from '#contract/payments/payments.ts';
import type { ShortPayout } from '#contract/payouts/payouts.ts';
import { joined } from '../../shared/format/joined.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { LineOfRecord, useLinesOf } from '../bank/index.ts';
import { PayoutMessages, usePayoutMessages, usePayoutOfPayment } from '../payouts/index.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { useRights } from '../kit/portal/use-rights.ts';

/**
 * How the money of a payment reached the bank: the payout that it is in and the movement with which that arrived, or the
 * movement of a transfer; nothing while it is in none.
 */
export const PaymentPayout = ({ payment }: { payment: Payment }) => {
  const { isDemo } = usePortal();
  const holds = useRights();
  if (isDemo || payment.status !== 'SUCCEEDED' || !holds('EXPORT')) return null;
  return payment.method === 'BANK' ? (
    <Transfer id={payment.id} />
  ) : (
    <PayoutMessages>
      <Payout id={payment.id} />
    </PayoutMessages>
  );
};

const Transfer = ({ id }: Pick<Payment, 'id'>) => {
  const { data: [line] = [] } = useLinesOf({ paymentId: id });
  return line === undefined ? null : <LineOfRecord line={line} to={`paymentId=${id}`} />;
};

const Payout = ({ id }: Pick<Payment, 'id'>) => {
  const { data: payout } = usePayoutOfPayment(id, true);
  return payout ? <InPayout payout={payout} /> : null;
};

const InPayout = ({ payout }: { payout: ShortPayout }) => {
  const t = usePayoutMessages();
  const { base } = usePortal();
  const { id, arrivedOn, arrivalOn } = payout;
  return (
    <>
      <p>
        {t('payouts.ofPayment')}:{' '}
        <Link to={`${base}/payouts/${id}`}>
          {joined([
            t('payouts.one', { id }),
            arrivedOn === null ? formatDate(arrivalOn) : t('payouts.arrived', { day: formatDate(arrivedOn) }),
          ])}
        </Link>
      </p>
      {arrivedOn !== null && <Arrival id={id} />}
    </>
  );
};

const Arrival = ({ id }: Pick<ShortPayout, 'id'>) => {
  const { data: [line] = [] } = useLinesOf({ payoutId: id });
  return line === undefined ? null : <LineOfRecord line={line} to={`payoutId=${id}`} />;
};
