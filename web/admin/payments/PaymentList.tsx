import { exportPayments } from '#contract/exports.ts';
import { paymentReviews, paymentStatuses } from '#contract/payments/payments.ts';
import { paymentMethods } from '#contract/payments/words/payment-methods.ts';
import { PageTitle } from '../kit/layout/PageTitle.tsx';
import { EmptyState } from '../kit/layout/EmptyState.tsx';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { RecordList } from '../kit/lists/RecordList.tsx';
import { choicesOf } from '../../shared/list/status-tabs.ts';
import { useFilterInputs } from '../kit/lists/use-filter-inputs.tsx';
import type { en } from '../kit/messages/en.ts';
import { PaymentSummary } from './PaymentSummary.tsx';
import { PaymentCards, PaymentTable } from './PaymentTable.tsx';

/** Payments of all merchants, newest first. */
export const PaymentList = () => {
  const t = useMessages<typeof en>();
  const { search, merchant, choice, days, amounts } = useFilterInputs();
  return (
    <>
      <PageTitle title={t('admin.menu.payments')} subtitle={t('admin.payments.subtitle')} />
      <RecordList
        tabs={choicesOf(paymentStatuses, (status) => t(`admin.lists.tabs.payment.${status}`))}
        filters={[
          search(t('admin.payments.searchHint')),
          merchant(),
          choice('method', paymentMethods, (method) => t(`shared.status.method.${method}`)),
          choice('review', paymentReviews, (review) => t(`admin.payments.review.${review}`), false),
          ...days(),
          ...amounts(),
        ]}
        file={exportPayments}
        failed={t('admin.payments.loadFailed')}
        empty={
          <EmptyState icon="card" title={t('admin.payments.empty')} hint={t('admin.payments.emptyHint')} />
        }
        table={<PaymentTable />}
        cards={<PaymentCards />}
        figures={<PaymentSummary />}
      />
    </>
  );
};
