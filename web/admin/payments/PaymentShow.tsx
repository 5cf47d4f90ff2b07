import type { Payment } from '#contract/payments.ts';
import { Banner } from '../../shared/state/Banner.tsx';
import { StatusChip } from '../../shared/StatusChip.tsx';
import { RecordPage } from '../fields/RecordPage.tsx';
import { RecordTitle } from '../fields/RecordTitle.tsx';
import { PaymentActs } from './PaymentActs.tsx';
import { PaymentCharge } from './PaymentCharge.tsx';
import { PaymentCourse } from './PaymentCourse.tsx';
import { PaymentFees } from './PaymentFees.tsx';
import { PaymentMovements, PaymentTimeline } from './PaymentHistoryPanels.tsx';
import { flagKey } from './reason-key.ts';
import { usePaymentWords } from './use-payment-words.ts';

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
      </>
    )}
  </RecordPage>
);

/** The status, and what is out of the ordinary about the payment. */
const Head = ({ payment }: { payment: Payment }) => {
  const { t, priced } = usePaymentWords(payment);
  const { customerName, customerEmail } = payment;
  const flag = payment.mismatch === null ? null : flagKey(payment.mismatch);
  return (
    <>
      <RecordTitle
        resource="payments"
        title={[priced(payment.amount), customerName ?? customerEmail].filter(Boolean).join(' · ')}
        subtitle={`${t('admin.payments.payment', { id: payment.id })} · ${payment.merchantName}`}
      >
        <StatusChip owner="payment" status={payment.status} />
        <PaymentActs payment={payment} />
      </RecordTitle>
      {payment.mismatch !== null && payment.mismatchResolution === null && (
        <Banner tone="warning">
          {t('admin.payments.mismatch', { reason: flag ? t(flag) : payment.mismatch })}
        </Banner>
      )}
      {payment.mismatchResolution !== null && (
        <Banner tone="info">{t(`admin.payments.resolved.${payment.mismatchResolution}`)}</Banner>
      )}
      {payment.duplicateOf !== null && (
        <Banner tone="warning">{t('admin.payments.duplicate', { id: payment.duplicateOf })}</Banner>
      )}
      {payment.late && <Banner tone="info">{t('admin.payments.late')}</Banner>}
    </>
  );
};
