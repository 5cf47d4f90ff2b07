import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Payment } from '#contract/payments/payments.ts';
import { joined } from '../../shared/format/joined.ts';
import { formatDate, formatDateTime } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { formatNumber } from '../../shared/format/format-number.ts';
import { MoneyFigure } from '../../shared/figures/MoneyFigure.tsx';
import { cardName } from '#contract/payments/words/card-name.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import type { PaymentHistory } from '#contract/payments/payment-history.ts';
import { Receipt } from '../../shared/receipt/Receipt.tsx';
import { Stamp } from '../../shared/receipt/Stamp.tsx';
import { PaymentDocuments } from './PaymentDocuments.tsx';
import { PaymentFees } from './PaymentFees.tsx';
import classes from './PaymentPage.module.css';
import { usePortal } from '../kit/portal/portal.ts';
import { usePaymentMessages } from './messages/payment-messages.ts';

interface PaymentReceiptProps {
  readonly payment: Payment;
  /** Undefined where it could not be read. */
  readonly history: PaymentHistory | undefined;
}

/** The story of one payment as a receipt: merchant, amount, who and what, fees, refunds, what is left at the foot. */
export const PaymentReceipt = ({ payment, history }: PaymentReceiptProps) => {
  const t = usePaymentMessages();
  const charge = useCharge(payment);
  const isStamped = payment.status === 'SUCCEEDED' && payment.refundStatus !== 'FULL';
  return (
    <Receipt label={t('payment.about')}>
      <div className={classes['paper']}>
        <p className={classes['soft']}>{payment.merchantName}</p>
        <p>
          <MoneyFigure amount={payment.amount} currency={payment.currency} />
        </p>
        {charge !== null && (
          <p className={classes['soft']}>
            {t(payment.method === 'BANK' ? 'payment.transferred' : 'payment.charged')}: {charge}
          </p>
        )}
        {payment.description !== null && <p className={classes['what']}>{payment.description}</p>}
        {isStamped && (
          <p className={classes['stamp']}>
            <Stamp text={t('payment.stamp')} />
          </p>
        )}
      </div>
      <PaymentLines payment={payment} />
      <PaymentFees payment={payment} history={history} />
    </Receipt>
  );
};

/** Payer, card or method, times, link and documents; a missing value has no line. A transfer has the day of its booking. */
const PaymentLines = ({ payment }: { payment: Payment }) => {
  const t = usePaymentMessages();
  const { base } = usePortal();
  const { method, paymentLinkId, invoiceId, invoiceNumber, succeededAt } = payment;
  const isByBank = method === 'BANK';
  const lines: readonly (readonly [name: string, value: ReactNode])[] = [
    [t('payment.customer'), payment.customerName],
    [t('payment.email'), payment.customerEmail],
    isByBank ? [t('payment.method'), t('shared.status.method.BANK')] : [t('payment.card'), cardName(payment)],
    succeededAt === null
      ? [t('payment.createdAt'), formatDateTime(payment.createdAt)]
      : [t('payment.succeededAt'), isByBank ? formatDate(succeededAt) : formatDateTime(succeededAt)],
    [
      t('payment.documents'),
      invoiceId && <PaymentDocuments key="documents" id={invoiceId} number={invoiceNumber ?? ''} />,
    ],
    [
      t('payment.link'),
      paymentLinkId && (
        <Link key="link" to={`${base}/links/${paymentLinkId}`}>
          {t('payment.openLink')}
        </Link>
      ),
    ],
    [
      t('payment.support'),
      <span key="support" className={classes['soft']}>
        {joined([t('payment.supportId', { id: payment.id }), payment.providerPaymentId], ', ')}
      </span>,
    ],
  ];
  return (
    <dl className={classes['lines']}>
      {lines.map(
        ([name, value]) =>
          value !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
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
