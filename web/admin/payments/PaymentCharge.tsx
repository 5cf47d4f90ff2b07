import type { Payment } from '#contract/payments/payments.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { Panel } from '../kit/layout/Panel.tsx';
import { cardName } from '#contract/payments/words/card-name.ts';
import { Facts } from '../kit/fields/Facts.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { Reference } from '../kit/fields/Reference.tsx';
import { useMay } from '../kit/rights/use-may.ts';
import { usePaymentMessages } from './use-payment-messages.ts';

/** Payer, asked amount and charged amount. */
export const PaymentCharge = ({ payment }: { payment: Payment }) => {
  const { t, name, priced, charged } = usePaymentMessages(payment);
  const may = useMay();
  const language = useLanguage();
  const isByBank = payment.method === 'BANK';
  return (
    <Panel title={t('admin.payments.charge')}>
      <Facts
        facts={[
          [name('amount'), priced(payment.amount)],
          [
            t(isByBank ? 'admin.payments.transferred' : 'admin.payments.charged'),
            charged(payment.chargeAmount),
          ],
          [
            t('admin.payments.captured'),
            payment.capturedAmount === null || payment.capturedCurrency === null
              ? null
              : formatMoney(payment.capturedAmount, payment.capturedCurrency, language),
          ],
          [t('admin.payments.rate'), payment.fxRate],
          [
            name('merchantName'),
            <Reference key="merchant" to="merchants" by="merchantId" otherwise={payment.merchantName} />,
          ],
          ...(may('show', 'payment-links')
            ? ([
                [name('paymentLinkId'), <Reference key="link" to="payment-links" by="paymentLinkId" />],
              ] as const)
            : []),
          [name('invoiceId'), <Reference key="invoice" to="invoices" by="invoiceId" />],
          [name('description'), payment.description],
          [name('customerName'), payment.customerName],
          [name('customerEmail'), payment.customerEmail],
          [name('method'), t(`shared.status.method.${payment.method}`)],
          [name('card'), cardName(payment)],
        ]}
      />
    </Panel>
  );
};
