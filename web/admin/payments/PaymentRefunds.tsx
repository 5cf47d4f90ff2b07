import { DataTable, SimpleList } from 'react-admin';
import type { Refund } from '#contract/payments/payment-history.ts';
import { joined } from '../../shared/format/joined.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { Panel } from '../kit/layout/Panel.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { Rows } from '../kit/fields/Rows.tsx';
import { useActorMessages } from '../kit/fields/use-actor-messages.ts';
import type { en } from '../kit/messages/en.ts';

const useRefundMessages = () => {
  const t = useMessages<typeof en>();
  const language = useLanguage();
  const whoOf = useActorMessages();
  return {
    amountOf: ({ amount, currency }: Refund) => formatMoney(amount, currency, language),
    stateOf: ({ status, failureReason }: Refund) =>
      joined([t(`admin.refundState.${status}`), failureReason], ': '),
    byOf: ({ requestedBy }: Refund) =>
      requestedBy.startsWith('key:') ? whoOf({ actor: requestedBy }) : requestedBy,
    whyOf: ({ reason, note }: Refund) => joined([t(`admin.refundReason.${reason}`), note], ' – '),
  };
};

/** The refunds of a payment. */
export const PaymentRefunds = ({ refunds }: { refunds: readonly Refund[] }) => {
  const t = useMessages<typeof en>();
  const { amountOf, stateOf, byOf, whyOf } = useRefundMessages();
  const title = t('admin.payments.refunds');
  return (
    <Panel title={title}>
      <Rows<Refund> rows={refunds} cards={<RefundCards />}>
        <DataTable.Col<Refund>
          source="createdAt"
          label="admin.at"
          render={({ createdAt }) => formatDateTime(createdAt)}
        />
        <DataTable.Col<Refund>
          source="amount"
          label="resources.payments.fields.amount"
          align="right"
          render={amountOf}
        />
        <DataTable.Col<Refund> source="status" label="resources.payments.fields.status" render={stateOf} />
        <DataTable.Col<Refund> source="reason" label="admin.reason" render={whyOf} />
        <DataTable.Col<Refund> source="requestedBy" label="admin.actor" render={byOf} />
      </Rows>
    </Panel>
  );
};

const RefundCards = () => {
  const { amountOf, stateOf, byOf, whyOf } = useRefundMessages();
  return (
    <SimpleList<Refund>
      rowClick={false}
      primaryText={stateOf}
      secondaryText={(it) => joined([formatDateTime(it.createdAt), byOf(it), whyOf(it)])}
      tertiaryText={amountOf}
    />
  );
};
