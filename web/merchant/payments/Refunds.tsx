import type { Payment } from '#contract/payments/payments.ts';
import type { Refund } from '#contract/payments/payment-history.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import { DataTable } from '../../shared/list/DataTable.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import classes from './PaymentPage.module.css';
import { usePaymentMessages } from './messages/payment-messages.ts';

interface RefundsProps {
  readonly refunds: readonly Refund[];
  /** What can still be refunded, as text; null for nothing. */
  readonly left: string | null;
  readonly method: Payment['method'];
}

/** The refunds of a payment, and what is left of it. */
export const Refunds = ({ refunds, left, method }: RefundsProps) => {
  const t = usePaymentMessages();
  const language = useLanguage();
  return (
    <Panel title={t('payment.refunds.title')}>
      <DataTable
        label={t('payment.refunds.title')}
        rows={refunds}
        rowKey={({ id }) => id}
        empty={null}
        columns={[
          {
            key: 'date',
            label: t('payment.refunds.date'),
            whole: true,
            cell: ({ createdAt }) => formatDateTime(createdAt),
          },
          {
            key: 'amount',
            label: t('payment.refunds.amount'),
            align: 'end',
            cell: ({ amount, currency }) => formatMoney(amount, currency, language),
          },
          {
            key: 'reason',
            label: t('payment.refunds.reason'),
            cell: ({ reason, note }) => (
              <>
                {t(`payment.refunds.reasons.${reason}`)}
                {note !== null && <span className={classes['soft']}>{note}</span>}
              </>
            ),
          },
          {
            key: 'status',
            label: t('payment.refunds.status'),
            cell: ({ status, failureReason }) => (
              <>
                {method === 'BANK' && status === 'SUCCEEDED'
                  ? t('payment.refunds.sentBack')
                  : t(`payment.refunds.states.${status}`)}
                {failureReason !== null && <span className={classes['soft']}>{failureReason}</span>}
              </>
            ),
          },
        ]}
      />
      {left !== null && <p>{t('payment.refunds.left', { amount: left })}</p>}
    </Panel>
  );
};
