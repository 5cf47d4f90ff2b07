import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { OwnBalance, ShortPayout } from '#contract/payouts/payouts.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { sumOf } from '../../shared/money.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { usePayoutMessages } from './messages/payout-messages.ts';
import classes from './Payouts.module.css';
import { useMoney } from './use-money.ts';

/** Balance, next payout with what is in it, and the last one. */
export const BalanceFigures = ({ balance }: { balance: OwnBalance }) => {
  const t = usePayoutMessages();
  return (
    <dl className={classes['figures']}>
      <div>
        <dt>{t('payouts.card.balance')}</dt>
        <Balances balance={balance} />
      </div>
      <Payouts balance={balance} />
    </dl>
  );
};

/** The next payout with what is in it, and the last one. */
export const PayoutFigures = ({ balance }: { balance: OwnBalance }) => (
  <dl className={classes['figures']}>
    <Payouts balance={balance} />
  </dl>
);

const Payouts = ({ balance }: { balance: OwnBalance }) => {
  const t = usePayoutMessages();
  const { next, last } = balance;
  return (
    <>
      <div>
        <dt>{t('payouts.card.next')}</dt>
        {next === null ? (
          <dd className={classes['soft']}>{t('payouts.card.noNext')}</dd>
        ) : (
          <PayoutFigure payout={next} />
        )}
        <Waiting waiting={balance.waiting} />
      </div>
      {last !== null && (
        <div>
          <dt>{t('payouts.card.last')}</dt>
          <PayoutFigure payout={last} />
        </div>
      )}
    </>
  );
};

const Balances = ({ balance: { balances } }: { balance: OwnBalance }) => {
  const t = usePayoutMessages();
  const money = useMoney();
  if (balances === null) return <dd className={classes['soft']}>{t('payouts.card.balanceAway')}</dd>;
  return balances.map(({ currency, available, pending }) => (
    <Fragment key={currency}>
      <dd className={classes['amount']}>{money(sumOf([available, pending]), currency)}</dd>
      <dd className={classes['soft']}>
        {t('payouts.card.available', { amount: money(available, currency) })}
      </dd>
    </Fragment>
  ));
};

const Waiting = ({ waiting: { payments } }: Pick<OwnBalance, 'waiting'>) => {
  const t = usePayoutMessages();
  return payments === 0 ? null : (
    <dd className={classes['soft']}>{t('payouts.card.waiting', { smart_count: payments })}</dd>
  );
};

const PayoutFigure = ({ payout }: { payout: ShortPayout }) => {
  const t = usePayoutMessages();
  const money = useMoney();
  const { base } = usePortal();
  const { id, amount, currency, arrivalOn, bankLast4, content } = payout;
  return (
    <>
      <dd className={classes['amount']}>
        <Link to={`${base}/payouts/${id}`}>
          {t('payouts.card.nextOn', { amount: money(amount, currency), day: formatDate(arrivalOn) })}
        </Link>
      </dd>
      {bankLast4 !== null && (
        <dd className={classes['soft']}>{t('payouts.card.toBank', { last4: bankLast4 })}</dd>
      )}
      {content !== null && (
        <dd className={classes['soft']}>
          {t('payouts.card.content', {
            smart_count: content.payments,
            fees: money(sumOf([content.fees, content.platformFees]), currency),
          })}
          {content.refunds !== 0 &&
            `, ${t('payouts.card.refunded', { refunds: money(content.refunds, currency) })}`}
        </dd>
      )}
    </>
  );
};
