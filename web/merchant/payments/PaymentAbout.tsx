import { Link } from 'react-router-dom';
import type { Payment } from '#contract/payments.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { formatNumber } from '../../shared/format/format-number.ts';
import { Facts } from '../../shared/layout/Facts.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { cardName } from '../../shared/payments/card-name.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { PaymentDocuments } from './PaymentDocuments.tsx';
import { usePortal } from '../portal.ts';
import { usePaymentMessages } from './messages/use-payment-messages.ts';

/** Amount, payer and card of a payment, with links to its payment link and documents. */
export const PaymentAbout = ({ payment }: { payment: Payment }) => {
  const t = usePaymentMessages();
  const { base } = usePortal();
  const charge = useCharge(payment);
  const language = useLanguage();
  const { paymentLinkId, invoiceId } = payment;
  return (
    <Panel title={t('payment.about')}>
      <Facts
        facts={[
          [
            t('payment.amount'),
            <strong key="amount">{formatMoney(payment.amount, payment.currency, language)}</strong>,
          ],
          ...(charge === null ? [] : [[t('payment.charged'), charge] as const]),
          [t('payment.description'), payment.description],
          [t('payment.customer'), payment.customerName],
          [t('payment.email'), payment.customerEmail],
          [t('payment.card'), cardName(payment)],
          [t('payment.createdAt'), formatDateTime(payment.createdAt)],
          [t('payment.succeededAt'), formatDateTime(payment.succeededAt)],
          [
            t('payment.link'),
            paymentLinkId === null ? null : (
              <Link key="link" to={`${base}/links/${paymentLinkId}`}>
                {t('payment.openLink')}
              </Link>
            ),
          ],
          [
            t('payment.documents'),
            invoiceId === null ? null : <PaymentDocuments key="documents" id={invoiceId} />,
          ],
        ]}
      />
      <details>
        <summary>{t('payment.support')}</summary>
        <p>{[`№ ${payment.id}`, payment.providerPaymentId].filter((part) => part !== null).join(', ')}</p>
      </details>
    </Panel>
  );
};

/** The charged amount if its currency differs from the asked one; else null. */
const useCharge = (payment: Payment): string | null => {
  const t = usePaymentMessages();
  const language = useLanguage();
  if (payment.chargeCurrency === payment.currency) return null;
  const charged = formatMoney(payment.chargeAmount, payment.chargeCurrency, language);
  if (payment.fxRate === null) return charged;
  return `${charged}, ${t('payment.rate', { rate: formatNumber(Number(payment.fxRate), language, 5) })}`;
};
