import { DataTable, SimpleList } from 'react-admin';
import type { Payment } from '#contract/payments.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import { providerFee } from '../../shared/payments/provider-fee.ts';
import { StatusChip } from '../../shared/StatusChip.tsx';
import { useLanguage } from '../../shared/words/language.ts';
import { Rows } from '../fields/Rows.tsx';
import { useActorWords } from '../fields/use-actor-words.ts';
import { reasonKey } from './reason-key.ts';
import type { PaymentHistory } from './use-payment-history.ts';
import { usePaymentWords } from './use-payment-words.ts';

type Event = PaymentHistory['events'][number];
type Row = Event & { id: number };

const useWhy = (payment: Payment) => {
  const { t } = usePaymentWords(payment);
  const language = useLanguage();
  return (event: Event): string | null => {
    const key = reasonKey(event);
    if (key !== null) return t(key);
    if (event.kind !== 'FEE') return event.reason;
    const { amount, currency } = providerFee(event.reason, payment.chargeCurrency);
    return formatMoney(amount, currency, language);
  };
};

/** All that happened to a payment, and why. */
export const PaymentEvents = ({ events, payment }: { events: readonly Event[]; payment: Payment }) => {
  const { t } = usePaymentWords(payment);
  const whoOf = useActorWords();
  const whyOf = useWhy(payment);
  const title = t('admin.payments.history');
  return (
    <Panel title={title}>
      <Rows<Row>
        rows={events.map((event) => ({ ...event, id: event.seq }))}
        cards={<EventCards payment={payment} />}
      >
        <DataTable.Col<Row> source="at" label="admin.at" render={({ at }) => formatDateTime(at)} />
        <DataTable.Col<Row>
          source="kind"
          label="admin.payments.event"
          render={({ kind }) => t(`admin.payments.events.${kind}`)}
        />
        <DataTable.Col<Row>
          source="status"
          label="resources.payments.fields.status"
          render={({ status }) => <StatusChip owner="payment" status={status} />}
        />
        <DataTable.Col<Row> source="reason" label="admin.reason" render={(event) => whyOf(event) ?? '-'} />
        <DataTable.Col<Row> source="actor" label="admin.actor" render={whoOf} />
      </Rows>
    </Panel>
  );
};

const EventCards = ({ payment }: { payment: Payment }) => {
  const { t } = usePaymentWords(payment);
  const whoOf = useActorWords();
  const whyOf = useWhy(payment);
  return (
    <SimpleList<Row>
      rowClick={false}
      primaryText={({ kind }) => t(`admin.payments.events.${kind}`)}
      secondaryText={(event) => {
        const parts = [formatDateTime(event.at), whoOf(event), whyOf(event)];
        return parts.filter(Boolean).join(' · ');
      }}
      tertiaryText={({ status }) => <StatusChip owner="payment" status={status} />}
    />
  );
};
