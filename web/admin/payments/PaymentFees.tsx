import type { Payment } from '#contract/payments/payments.ts';
import { Panel } from '../kit/layout/Panel.tsx';
import { Facts } from '../kit/fields/Facts.tsx';
import { usePaymentMessages } from './use-payment-messages.ts';

/** The fees in the asked currency and, if different, in the charge currency (decision 3). */
export const PaymentFees = ({ payment }: { payment: Payment }) => {
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
        ]}
      />
    </Panel>
  );
};
