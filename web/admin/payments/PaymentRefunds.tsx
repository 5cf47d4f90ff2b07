import { DataTable } from 'react-admin';
import type { Refund } from '#contract/payment-history.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import { useLanguage } from '../../shared/words/language.ts';
import { useWords } from '../../shared/words/use-words.ts';
import { Rows } from '../fields/Rows.tsx';
import type { en } from '../words/en.ts';

export const PaymentRefunds = ({ refunds }: { refunds: readonly Refund[] }) => {
  const t = useWords<typeof en>();
  const language = useLanguage();
  const title = t('admin.payments.refunds');
  return (
    <Panel title={title}>
      <Rows<Refund> rows={refunds}>
        <DataTable.Col<Refund>
          source="createdAt"
          label="admin.at"
          render={({ createdAt }) => formatDateTime(createdAt)}
        />
        <DataTable.Col<Refund>
          source="amount"
          label="resources.payments.fields.amount"
          align="right"
          render={({ amount, currency }) => formatMoney(amount, currency, language)}
        />
        <DataTable.Col<Refund>
          source="status"
          label="resources.payments.fields.status"
          render={({ status, failureReason }) =>
            [t(`admin.refundState.${status}`), failureReason].filter(Boolean).join(': ')
          }
        />
        <DataTable.Col<Refund>
          source="reason"
          label="admin.reason"
          render={({ reason, note }) => [t(`admin.refundReason.${reason}`), note].filter(Boolean).join(' – ')}
        />
        <DataTable.Col<Refund> source="requestedBy" label="admin.actor" />
      </Rows>
    </Panel>
  );
};
