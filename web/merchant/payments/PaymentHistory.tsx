import type { UseQueryResult } from '@tanstack/react-query';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import type { PaymentHistory as History } from '../../shared/portal/portal-api.ts';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { useLanguage } from '../../shared/words/language.ts';
import { declineKey, historyKey } from './history-sentence.ts';
import classes from './PaymentPage.module.css';
import { usePaymentWords } from './words/use-payment-words.ts';

interface PaymentHistoryProps {
  readonly query: UseQueryResult<History>;
  /** In which the provider reports its fee. */
  readonly currency: string;
}

/** All that happened to the payment, in its order. */
export const PaymentHistory = ({ query: { data, error, refetch }, currency }: PaymentHistoryProps) => {
  const t = usePaymentWords();
  const language = useLanguage();
  const sentenceOf = (event: History['events'][number]): string =>
    t(historyKey(event), {
      reason: t(declineKey(event.reason)),
      amount: formatMoney(Number(event.reason) / 100, currency, language),
    });
  return (
    <Panel title={t('payment.history.title')}>
      {error ? (
        <ErrorBanner error={error} fallback={t('payment.historyFailed')} onRetry={() => void refetch()} />
      ) : (
        <ol className={classes['history']}>
          {data?.events.map((event) => (
            <li key={event.seq} data-kind={event.kind}>
              <span>{sentenceOf(event)}</span>
              <time dateTime={event.at}>{formatDateTime(event.at)}</time>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
};
