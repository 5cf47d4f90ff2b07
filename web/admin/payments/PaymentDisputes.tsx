import { DataTable, SimpleList } from 'react-admin';
import { joined } from '../../shared/format/joined.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { Panel } from '../kit/layout/Panel.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { useDisputeTexts } from '../../shared/payments/dispute-texts.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { Rows } from '../kit/fields/Rows.tsx';
import type { en } from '../kit/messages/en.ts';
import { DisputeEvidencePanel } from './DisputeEvidencePanel.tsx';
import type { PaymentHistory } from './use-payment-history.ts';

type Dispute = PaymentHistory['disputes'][number];

const useDisputeMessages = () => {
  const t = useMessages<typeof en>();
  const language = useLanguage();
  const texts = useDisputeTexts();
  return {
    amountOf: ({ amount, currency }: Dispute) => formatMoney(amount, currency, language),
    kindOf: ({ isInquiry }: Dispute) => t(isInquiry ? 'admin.payments.inquiry' : 'admin.payments.chargeback'),
    stateOf: texts.statusOf,
    reasonOf: texts.reasonOf,
    deadlineOf: (dispute: Dispute) => texts.deadlineOf(dispute) ?? '-',
  };
};

/** The disputes of a payment. */
export const PaymentDisputes = ({ disputes }: { disputes: readonly Dispute[] }) => {
  const t = useMessages<typeof en>();
  const { amountOf, kindOf, stateOf, reasonOf, deadlineOf } = useDisputeMessages();
  return (
    <Panel title={t('admin.payments.disputes')}>
      <Rows<Dispute> rows={disputes} cards={<DisputeCards />}>
        <DataTable.Col<Dispute>
          source="openedAt"
          label="admin.at"
          render={({ openedAt }) => formatDateTime(openedAt)}
        />
        <DataTable.Col<Dispute>
          source="amount"
          label="resources.payments.fields.amount"
          align="right"
          render={amountOf}
        />
        <DataTable.Col<Dispute> source="isInquiry" label="admin.payments.event" render={kindOf} />
        <DataTable.Col<Dispute> source="status" label="resources.payments.fields.status" render={stateOf} />
        <DataTable.Col<Dispute> source="reason" label="admin.reason" render={reasonOf} />
        <DataTable.Col<Dispute> source="evidenceDueAt" label="admin.payments.deadline" render={deadlineOf} />
      </Rows>
      {disputes.map((dispute) => (
        <DisputeEvidencePanel key={dispute.id} id={dispute.id} />
      ))}
    </Panel>
  );
};

const DisputeCards = () => {
  const { amountOf, kindOf, stateOf, reasonOf, deadlineOf } = useDisputeMessages();
  return (
    <SimpleList<Dispute>
      rowClick={false}
      primaryText={stateOf}
      secondaryText={(it) => joined([formatDateTime(it.openedAt), kindOf(it), reasonOf(it), deadlineOf(it)])}
      tertiaryText={amountOf}
    />
  );
};
