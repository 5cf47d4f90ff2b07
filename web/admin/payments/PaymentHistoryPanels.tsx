import type { Payment } from '#contract/payments/payments.ts';
import { ErrorAlert } from '../kit/layout/ErrorAlert.tsx';
import { Loading } from '../kit/layout/Loading.tsx';
import { useMessages } from '../../shared/messages/use-messages.ts';
import type { en } from '../kit/messages/en.ts';
import { PaymentDisputes } from './PaymentDisputes.tsx';
import { PaymentEvents } from './PaymentEvents.tsx';
import { PaymentLedger } from './PaymentLedger.tsx';
import { PaymentRefunds } from './PaymentRefunds.tsx';
import { usePaymentHistory } from './use-payment-history.ts';

/** The history of a payment, or the error. */
export const PaymentTimeline = ({ payment }: { payment: Payment }) => {
  const t = useMessages<typeof en>();
  const { data, error, refetch } = usePaymentHistory(payment.id);
  if (error) return <ErrorAlert error={error} fallback={t('admin.broken')} onRetry={() => void refetch()} />;
  return data ? <PaymentEvents events={data.events} payment={payment} /> : <Loading />;
};

/** Refunds, disputes and ledger lines, if any. */
export const PaymentMovements = ({ payment }: { payment: Payment }) => {
  const { data } = usePaymentHistory(payment.id);
  if (!data) return null;
  return (
    <>
      {data.refunds.length > 0 && <PaymentRefunds refunds={data.refunds} />}
      {data.disputes.length > 0 && <PaymentDisputes disputes={data.disputes} />}
      {data.ledger.length > 0 && <PaymentLedger ledger={data.ledger} />}
    </>
  );
};
