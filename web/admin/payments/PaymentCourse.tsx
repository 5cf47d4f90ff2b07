import type { Payment } from '#contract/payments.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import { Facts } from '../../shared/layout/Facts.tsx';
import { declineKey } from './reason-key.ts';
import { usePaymentWords } from './use-payment-words.ts';

/** When what happened, refunds and disputes, and how the provider calls it. */
export const PaymentCourse = ({ payment }: { payment: Payment }) => {
  const { t, name, charged } = usePaymentWords(payment);
  const decline = payment.lastDeclineCode === null ? null : declineKey(payment.lastDeclineCode);
  return (
    <Panel title={t('admin.payments.course')}>
      <Facts
        facts={[
          [name('createdAt'), formatDateTime(payment.createdAt)],
          [name('succeededAt'), formatDateTime(payment.succeededAt)],
          [name('updatedAt'), formatDateTime(payment.updatedAt)],
          [name('refundStatus'), t(`admin.refund.${payment.refundStatus}`)],
          // Refunds are always in the charge currency (decision 2).
          [name('refundedAmount'), charged(payment.refundedAmount)],
          [name('disputeStatus'), t(`admin.dispute.${payment.disputeStatus}`)],
          [name('lastDeclineCode'), decline === null ? payment.lastDeclineCode : t(decline)],
          [name('providerPaymentId'), payment.providerPaymentId],
        ]}
      />
    </Panel>
  );
};
