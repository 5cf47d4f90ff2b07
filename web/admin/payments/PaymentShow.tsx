import type { Payment } from '#contract/payments.ts';
import { PageTitle } from '../../shared/layout/PageTitle.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { StatusChip } from '../../shared/StatusChip.tsx';
import { useWords } from '../../shared/words/use-words.ts';
import { RecordPage } from '../fields/RecordPage.tsx';
import type { en } from '../words/en.ts';
import { PaymentActs } from './PaymentActs.tsx';
import { PaymentCharge } from './PaymentCharge.tsx';
import { PaymentCourse } from './PaymentCourse.tsx';
import { PaymentFees } from './PaymentFees.tsx';
import { PaymentHistoryPanels } from './PaymentHistoryPanels.tsx';
import { flagKey } from './reason-key.ts';

export const PaymentShow = () => (
  <RecordPage<Payment>>
    {(payment) => (
      <>
        <Head payment={payment} />
        <PaymentCharge payment={payment} />
        <PaymentFees payment={payment} />
        <PaymentCourse payment={payment} />
        <PaymentHistoryPanels payment={payment} />
      </>
    )}
  </RecordPage>
);

/** The status, and what is out of the ordinary about the payment. */
const Head = ({ payment }: { payment: Payment }) => {
  const t = useWords<typeof en>();
  const flag = payment.mismatch === null ? null : flagKey(payment.mismatch);
  return (
    <>
      <PageTitle title={t('admin.payments.payment', { id: payment.id })}>
        <StatusChip owner="payment" status={payment.status} />
        <PaymentActs payment={payment} />
      </PageTitle>
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
