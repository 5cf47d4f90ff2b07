import type { Payment } from '#contract/payments.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import { declineKey, historyKey } from '../../shared/payments/history-sentence.ts';
import { providerFee } from '../../shared/payments/provider-fee.ts';
import { useLanguage } from '../../shared/words/language.ts';
import { useActorWords } from '../fields/use-actor-words.ts';
import classes from './PaymentEvents.module.css';
import type { PaymentHistory } from './use-payment-history.ts';
import { usePaymentWords } from './use-payment-words.ts';

type Event = PaymentHistory['events'][number];

/** The history of a payment in the portal's words, and who did what. */
export const PaymentEvents = ({ events, payment }: { events: readonly Event[]; payment: Payment }) => {
  const { t } = usePaymentWords(payment);
  const language = useLanguage();
  const whoOf = useActorWords();
  const sentenceOf = (event: Event): string => {
    const fee = providerFee(event.reason, payment.chargeCurrency);
    return t(`admin.payments.history.${historyKey(event)}`, {
      reason: t(`admin.payments.declines.${declineKey(event.reason)}`),
      amount: formatMoney(fee.amount, fee.currency, language),
    });
  };
  return (
    <Panel title={t('admin.payments.course')}>
      <ol className={classes['history']}>
        {events.map((event) => (
          <li key={event.seq} data-kind={event.kind}>
            <span>{sentenceOf(event)}</span>
            <small>{whoOf(event)}</small>
            <time dateTime={event.at}>{formatDateTime(event.at)}</time>
          </li>
        ))}
      </ol>
    </Panel>
  );
};
