import type { UseQueryResult } from '@tanstack/react-query';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import { declineKey, historyKey } from '../../shared/payments/history-message.ts';
import { providerFee } from '../../shared/payments/provider-fee.ts';
import type { Payment } from '#contract/payments/payments.ts';
import type { PaymentHistory as History } from '#contract/payments/payment-history.ts';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import classes from './PaymentPage.module.css';
import { usePaymentMessages } from './messages/payment-messages.ts';

interface PaymentHistoryProps {
  readonly query: UseQueryResult<History>;
  readonly payment: Payment;
}

/** The events of a payment in chronological order. */
export const PaymentHistory = ({ query: { data, error, refetch }, payment }: PaymentHistoryProps) => {
  const t = usePaymentMessages();
  const language = useLanguage();
  const messageOf = (event: History['events'][number]): string => {
    const fee = providerFee(event.reason, payment.chargeCurrency);
    return t(`payment.history.${historyKey(event, payment.method)}`, {
      reason: t(`payment.declines.${declineKey(event.reason)}`),
      amount: formatMoney(fee.amount, fee.currency, language),
    });
  };
  return (
    <Panel title={t('payment.historyTitle')}>
      {error ? (
        <ErrorBanner error={error} fallback={t('payment.historyFailed')} onRetry={() => void refetch()} />
      ) : (
        <ol className={classes['history']}>
          {data?.events.map((event) => (
            <li key={event.seq} data-kind={event.kind}>
              <span>{messageOf(event)}</span>
              <time dateTime={event.at}>{formatDateTime(event.at)}</time>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
};
