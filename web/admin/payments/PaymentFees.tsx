import type { Payment } from '#contract/payments/payments.ts';
import { Panel } from '../kit/layout/Panel.tsx';
import { Facts } from '../kit/fields/Facts.tsx';
import { usePaymentHistory } from './use-payment-history.ts';
import { usePaymentMessages } from './use-payment-messages.ts';

/** The fees by the schedule in each currency (decision 3), the provider's true fee, and what the merchant keeps. */
export const PaymentFees = ({ payment }: { payment: Payment }) => {
  const { data: history } = usePaymentHistory(payment.id);
  const { t, name, priced, charged } = usePaymentMessages(payment);
  const isConverted = payment.chargeCurrency !== payment.currency;
  return (
    <Panel title={t('admin.payments.fees')}>
      <Facts
        facts={[
          [name('platformFee'), priced(payment.platformFee)],
          [name('merchantFee'), priced(payment.merchantFee)],
          [name('netAmount'), priced(payment.netAmount)],
          ...(isConverted
            ? ([
                [name('chargePlatformFee'), charged(payment.chargePlatformFee)],
                [name('chargeMerchantFee'), charged(payment.chargeMerchantFee)],
                [name('chargeNetAmount'), charged(payment.chargeNetAmount)],
              ] as const)
            : []),
          ...(history && payment.status === 'SUCCEEDED'
            ? ([
                [
                  t('admin.payments.trueFee'),
                  payment.method === 'BANK' ? null : charged(history.providerFee),
                ],
                [t('admin.payments.kept'), charged(history.kept)],
              ] as const)
            : []),
        ]}
      />
    </Panel>
  );
};
