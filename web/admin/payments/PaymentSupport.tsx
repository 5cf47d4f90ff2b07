import type { Payment } from '#contract/payments/payments.ts';
import { Facts } from '../kit/fields/Facts.tsx';
import { Panel } from '../kit/layout/Panel.tsx';
import { usePaymentMessages } from './use-payment-messages.ts';

/** The ids of a payment, in Plateno and at the provider. */
export const PaymentSupport = ({ payment }: { payment: Payment }) => {
  const { t, name } = usePaymentMessages(payment);
  return (
    <Panel title={t('admin.payments.support')}>
      <Facts
        facts={[
          [t('admin.payments.paymentId'), payment.id],
          [name('providerPaymentId'), payment.providerPaymentId],
        ]}
      />
    </Panel>
  );
};
