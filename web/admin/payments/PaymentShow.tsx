import { Alert } from '@mui/material';
import type { Payment } from '#contract/payments/payments.ts';
import { joined } from '../../shared/format/joined.ts';
import { StatusChip } from '../kit/fields/StatusChip.tsx';
import { RecordPage } from '../kit/fields/RecordPage.tsx';
import { RecordTitle } from '../kit/fields/RecordTitle.tsx';
import { PaymentActions } from './PaymentActions.tsx';
import { PaymentCharge } from './PaymentCharge.tsx';
import { PaymentCourse } from './PaymentCourse.tsx';
import { PaymentFees } from './PaymentFees.tsx';
import { PaymentMovements, PaymentTimeline } from './PaymentHistoryPanels.tsx';
import { PaymentSupport } from './PaymentSupport.tsx';
import { PaymentDecline } from './PaymentDecline.tsx';
import { flagKey } from './reason-key.ts';
import { usePaymentMessages } from './use-payment-messages.ts';

export const PaymentShow = () => (
  <RecordPage<Payment>>
    {(payment) => (
      <>
        <Head payment={payment} />
        <PaymentCharge payment={payment} />
        <PaymentTimeline payment={payment} />
        <PaymentFees payment={payment} />
        <PaymentCourse payment={payment} />
        <PaymentMovements payment={payment} />
        <PaymentSupport payment={payment} />
      </>
    )}
  </RecordPage>
);

/** Heading of a payment with status and alerts. */
const Head = ({ payment }: { payment: Payment }) => {
  const { t, priced } = usePaymentMessages(payment);
  const { customerName, customerEmail } = payment;
  const flag = payment.mismatch === null ? null : flagKey(payment.mismatch);
  return (
    <>
      <RecordTitle
        resource="payments"
        title={joined([priced(payment.amount), customerName ?? customerEmail])}
        subtitle={joined([t('admin.payments.payment', { number: payment.number }), payment.merchantName])}
      >
        <StatusChip owner="payment" status={payment.status} />
        <PaymentActions payment={payment} />
      </RecordTitle>
      <PaymentDecline payment={payment} />
      {payment.mismatch !== null && payment.mismatchResolution === null && (
        <Alert severity="warning" role="status">
          {t('admin.payments.mismatch', { reason: flag ? t(flag) : payment.mismatch })}
        </Alert>
      )}
      {payment.mismatchResolution !== null && (
        <Alert severity="info" role="status">
          {t(`admin.payments.resolved.${payment.mismatchResolution}`)}
        </Alert>
      )}
      {payment.overpaid && payment.duplicateOf === null && (
        <Alert severity="warning" role="status">
          {t('admin.payments.overpaid')}
        </Alert>
      )}
      {payment.duplicateOfNumber !== null && (
        <Alert severity="warning" role="status">
          {t('admin.payments.duplicate', { number: payment.duplicateOfNumber })}
        </Alert>
      )}
      {payment.late && (
        <Alert severity="info" role="status">
          {t('admin.payments.late')}
        </Alert>
      )}
    </>
  );
};
