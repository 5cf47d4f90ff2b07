import type { Payment } from '#contract/payments.ts';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { Loading } from '../../shared/state/Loading.tsx';
import { useWords } from '../../shared/words/use-words.ts';
import type { en } from '../words/en.ts';
import { PaymentCourse } from './PaymentCourse.tsx';
import { PaymentDisputes } from './PaymentDisputes.tsx';
import { PaymentEvents } from './PaymentEvents.tsx';
import { PaymentFees } from './PaymentFees.tsx';
import { PaymentLedger } from './PaymentLedger.tsx';
import { PaymentRefunds } from './PaymentRefunds.tsx';
import { usePaymentHistory } from './use-payment-history.ts';

/** What happened, what was given back, and what the ledger booked. */
export const PaymentHistoryPanels = ({ payment }: { payment: Payment }) => {
  const t = useWords<typeof en>();
  const { data, error, refetch } = usePaymentHistory(payment.id);
  if (error) return <ErrorBanner error={error} fallback={t('admin.broken')} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <>
      <PaymentEvents events={data.events} payment={payment} />
      <PaymentFees payment={payment} />
      <PaymentCourse payment={payment} />
      {data.refunds.length > 0 && <PaymentRefunds refunds={data.refunds} />}
      {data.disputes.length > 0 && <PaymentDisputes disputes={data.disputes} />}
      {data.ledger.length > 0 && <PaymentLedger ledger={data.ledger} />}
    </>
  );
};
