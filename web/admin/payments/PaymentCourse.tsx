import type { Payment } from '#contract/payments/payments.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { Panel } from '../kit/layout/Panel.tsx';
import { Facts } from '../kit/fields/Facts.tsx';
import { capitalized } from '../../shared/format/capitalized.ts';
import { useDecline } from './use-decline.ts';
import { usePaymentMessages } from './use-payment-messages.ts';

/** Dates, refunds and disputes. */
export const PaymentCourse = ({ payment }: { payment: Payment }) => {
  const { t, name, charged } = usePaymentMessages(payment);
  const { reason } = useDecline(payment);
  return (
    <Panel title={t('admin.payments.state')}>
      <Facts
        facts={[
          [name('createdAt'), formatDateTime(payment.createdAt)],
          [name('succeededAt'), formatDateTime(payment.succeededAt)],
          [name('updatedAt'), formatDateTime(payment.updatedAt)],
          [name('refundStatus'), t(`admin.refund.${payment.refundStatus}`)],
          // Refunds are always in the charge currency (decision 2).
          [name('refundedAmount'), charged(payment.refundedAmount)],
          [name('disputeStatus'), t(`admin.dispute.${payment.disputeStatus}`)],
          [name('lastDeclineCode'), reason && capitalized(reason)],
        ]}
      />
    </Panel>
  );
};
