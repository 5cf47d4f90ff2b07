import { DataTable, SimpleList } from 'react-admin';
import { joined } from '../../shared/format/joined.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { Panel } from '../kit/layout/Panel.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { Rows } from '../kit/fields/Rows.tsx';
import type { en } from '../kit/messages/en.ts';
import type { PaymentHistory } from './use-payment-history.ts';

type Line = PaymentHistory['ledger'][number];
type Row = Line & { id: number };
type Booking = keyof typeof en.admin.payments.bookings;
type Account = keyof typeof en.admin.payments.accounts;

const useLedgerMessages = () => {
  const t = useMessages<typeof en>();
  const language = useLanguage();
  return {
    bookingOf: ({ kind }: Line) => t(`admin.payments.bookings.${kind as Booking}`),
    accountOf: ({ account }: Line) => t(`admin.payments.accounts.${account as Account}`),
    amountOf: ({ amount, currency }: Line) => formatMoney(amount, currency, language),
  };
};

/** The ledger lines of a payment. */
export const PaymentLedger = ({ ledger }: { ledger: readonly Line[] }) => {
  const t = useMessages<typeof en>();
  const { bookingOf, accountOf, amountOf } = useLedgerMessages();
  const title = t('admin.payments.ledger');
  return (
    <Panel title={title}>
      <Rows<Row> rows={ledger.map((line, id) => ({ ...line, id }))} cards={<LedgerCards />}>
        <DataTable.Col<Row> source="at" label="admin.at" render={({ at }) => formatDateTime(at)} />
        <DataTable.Col<Row> source="kind" label="admin.payments.booking" render={bookingOf} />
        <DataTable.Col<Row> source="account" label="admin.payments.ledgerAccount" render={accountOf} />
        <DataTable.Col<Row>
          source="amount"
          label="resources.payments.fields.amount"
          align="right"
          render={amountOf}
        />
      </Rows>
    </Panel>
  );
};

const LedgerCards = () => {
  const { bookingOf, accountOf, amountOf } = useLedgerMessages();
  return (
    <SimpleList<Row>
      rowClick={false}
      primaryText={accountOf}
      secondaryText={(line) => joined([bookingOf(line), formatDateTime(line.at)])}
      tertiaryText={amountOf}
    />
  );
};
