import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Payment } from '#contract/payments/payments.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { PageTitle } from '../../shared/layout/PageTitle.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { PageLoading } from '../../shared/state/PageLoading.tsx';
import { PaymentChips } from '../../shared/payments/PaymentChips.tsx';
import { useLanguage, type Language } from '../../shared/messages/language.ts';
import { isWithheld, refundable } from '../../shared/payments/refundable.ts';
import type { PaymentHistory as History } from '#contract/payments/payment-history.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { usePayment, usePaymentHistory } from './use-payment.ts';
import { RecordScreen } from '../kit/lists/RecordScreen.tsx';
import { PaymentActions } from './PaymentActions.tsx';
import { PaymentDisputes } from './PaymentDisputes.tsx';
import { PaymentHistory } from './PaymentHistory.tsx';
import classes from './PaymentPage.module.css';
import { PaymentNote } from './PaymentNote.tsx';
import { PaymentReceipt } from './PaymentReceipt.tsx';
import { Refunds } from './Refunds.tsx';
import { PaymentMessages, usePaymentMessages } from './messages/payment-messages.ts';

type Dispute = History['disputes'][number];

export const PaymentPage = () => (
  <PaymentMessages>
    <Screen />
  </PaymentMessages>
);

const Screen = () => {
  const t = usePaymentMessages();
  const { base } = usePortal();
  const id = Number(useParams()['id']);
  const history = usePaymentHistory(id);
  return (
    <RecordScreen
      query={usePayment(id)}
      back={{ to: `${base}/payments`, label: t('payment.back') }}
      icon="card"
      missing={t('payment.notFound')}
      failed={t('payment.failed')}
    >
      {/* Waits for both queries: rendered one by one they would shift the layout. */}
      {(payment) => (history.isPending ? <PageLoading /> : <Found payment={payment} history={history} />)}
    </RecordScreen>
  );
};

interface FoundProps {
  readonly payment: Payment;
  readonly history: ReturnType<typeof usePaymentHistory>;
}

/** The payer's name, else the e-mail. */
const payerOf = ({ customerName, customerEmail }: Payment): string | null => customerName ?? customerEmail;

/** What can still be refunded; null for nothing. */
const moneyLeft = (payment: Payment, history: History, language: Language): string | null => {
  const left = refundable(payment, history);
  return left > 0 ? formatMoney(left, payment.chargeCurrency, language) : null;
};

const Found = ({ payment, history }: FoundProps) => {
  const t = usePaymentMessages();
  const language = useLanguage();
  const number = t('payment.title', { id: payment.number });
  const { data } = history;
  const [isWriting, setIsWriting] = useState(false);
  return (
    <>
      <PageTitle
        title={payerOf(payment) ?? number}
        subtitle={payerOf(payment) === null ? undefined : number}
        status={<PaymentChips payment={payment} />}
      >
        {data && <PaymentActions payment={payment} history={data} onWriteNote={() => setIsWriting(true)} />}
      </PageTitle>
      <PaymentAlerts payment={payment} disputes={data?.disputes ?? []} />
      <div className={classes['columns']}>
        <PaymentReceipt payment={payment} history={data} />
        <div className={classes['column']}>
          <PaymentNote payment={payment} isWriting={isWriting} onWrite={setIsWriting} />
          {data && <PaymentDisputes paymentId={payment.id} disputes={data.disputes} />}
          {data && data.refunds.length > 0 && (
            <Refunds
              refunds={data.refunds}
              left={moneyLeft(payment, data, language)}
              method={payment.method}
            />
          )}
          <PaymentHistory query={history} payment={payment} />
        </div>
      </div>
    </>
  );
};

interface PaymentAlertsProps {
  readonly payment: Payment;
  readonly disputes: readonly Dispute[];
}

/** Alerts for mismatch, duplicate, late payment, fraud warning and dispute. */
const PaymentAlerts = ({ payment, disputes }: PaymentAlertsProps) => {
  const t = usePaymentMessages();
  const { mismatch, mismatchResolution, duplicateOf, duplicateOfNumber, overpaid, late } = payment;
  const { disputeStatus, fraudWarnedAt } = payment;
  return (
    <>
      {mismatch !== null && mismatchResolution === null && (
        <Banner tone="warning">{t('payment.mismatch')}</Banner>
      )}
      {duplicateOfNumber !== null && (
        <Banner tone="warning">{t('payment.duplicate', { number: duplicateOfNumber })}</Banner>
      )}
      {overpaid && duplicateOf === null && <Banner tone="warning">{t('payment.overpaid')}</Banner>}
      {late && duplicateOf === null && <Banner tone="info">{t('payment.late')}</Banner>}
      {mismatchResolution !== null && (
        <Banner tone="info">{t(`payment.resolved.${mismatchResolution}`)}</Banner>
      )}
      {fraudWarnedAt !== null && <Banner tone="warning">{t('payment.fraudWarning')}</Banner>}
      {disputeStatus === 'OPEN' && (
        <Banner tone="warning">
          {t(isWithheld(payment, disputes) ? 'payment.disputeOpen' : 'payment.inquiryOpen')}
        </Banner>
      )}
    </>
  );
};
