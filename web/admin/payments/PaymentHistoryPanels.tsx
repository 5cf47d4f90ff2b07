import { DataTable } from 'react-admin';
import type { Payment } from '#contract/payments.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { Loading } from '../../shared/state/Loading.tsx';
import { StatusChip } from '../../shared/StatusChip.tsx';
import { useLanguage } from '../../shared/words/language.ts';
import { useWords } from '../../shared/words/use-words.ts';
import { Rows } from '../fields/Rows.tsx';
import { useActorWords } from '../fields/use-actor-words.ts';
import type { en } from '../words/en.ts';
import { PaymentRefunds } from './PaymentRefunds.tsx';
import { reasonKey } from './reason-key.ts';
import { usePaymentWords } from './use-payment-words.ts';
import { usePaymentHistory, type PaymentHistory } from './use-payment-history.ts';

/** What happened, what was given back, and what the ledger booked. */
export const PaymentHistoryPanels = ({ payment }: { payment: Payment }) => {
  const t = useWords<typeof en>();
  const { data, error, refetch } = usePaymentHistory(payment.id);
  if (error) return <ErrorBanner error={error} fallback={t('admin.broken')} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <>
      <Events events={data.events} payment={payment} />
      {data.refunds.length > 0 && <PaymentRefunds refunds={data.refunds} />}
      {data.ledger.length > 0 && <Ledger ledger={data.ledger} />}
    </>
  );
};

const Events = ({ events, payment }: Pick<PaymentHistory, 'events'> & { payment: Payment }) => {
  const { t, charged } = usePaymentWords(payment);
  const whoOf = useActorWords();
  type Row = PaymentHistory['events'][number] & { id: number };
  const whyOf = (event: Row): string => {
    const key = reasonKey(event);
    if (key !== null) return t(key);
    // In the smallest units of the charge currency.
    return event.kind === 'FEE' ? charged(Number(event.reason) / 100) : (event.reason ?? '-');
  };
  const title = t('admin.payments.history');
  return (
    <Panel title={title}>
      <Rows<Row> rows={events.map((event) => ({ ...event, id: event.seq }))}>
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
        <DataTable.Col<Row> source="reason" label="admin.reason" render={whyOf} />
        <DataTable.Col<Row> source="actor" label="admin.actor" render={whoOf} />
      </Rows>
    </Panel>
  );
};

type Booking = keyof typeof en.admin.payments.bookings;
type Account = keyof typeof en.admin.payments.accounts;

const Ledger = ({ ledger }: Pick<PaymentHistory, 'ledger'>) => {
  const t = useWords<typeof en>();
  const language = useLanguage();
  type Row = PaymentHistory['ledger'][number] & { id: number };
  const title = t('admin.payments.ledger');
  return (
    <Panel title={title}>
      <Rows<Row> rows={ledger.map((line, id) => ({ ...line, id }))}>
        <DataTable.Col<Row> source="at" label="admin.at" render={({ at }) => formatDateTime(at)} />
        <DataTable.Col<Row>
          source="kind"
          label="admin.payments.booking"
          render={({ kind }) => t(`admin.payments.bookings.${kind as Booking}`)}
        />
        <DataTable.Col<Row>
          source="account"
          label="admin.payments.ledgerAccount"
          render={({ account }) => t(`admin.payments.accounts.${account as Account}`)}
        />
        <DataTable.Col<Row>
          source="amount"
          label="resources.payments.fields.amount"
          align="right"
          render={({ amount, currency }) => formatMoney(amount, currency, language)}
        />
      </Rows>
    </Panel>
  );
};
