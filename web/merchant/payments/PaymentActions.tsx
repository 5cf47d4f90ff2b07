import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Payment } from '#contract/payments/payments.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { refundable } from '../../shared/payments/refundable.ts';
import type { PaymentHistory } from '#contract/payments/payment-history.ts';
import { DisabledInDemo } from '../kit/dialogs/DisabledInDemo.tsx';
import { SendDialog } from '../invoices/index.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { useMerchant } from '../kit/portal/queries.ts';
import { useRights } from '../kit/portal/use-rights.ts';
import { refundHash } from './refund-hash.ts';
import { RefundDialog } from './RefundDialog.tsx';
import { usePaymentMessages } from './messages/payment-messages.ts';

interface PaymentActionsProps {
  readonly payment: Payment;
  readonly history: Pick<PaymentHistory, 'refunds' | 'disputes'>;
}

/** The actions on a payment that the server would accept now from this user. */
export const PaymentActions = ({ payment, history }: PaymentActionsProps) => {
  const t = usePaymentMessages();
  const { isDemo } = usePortal();
  const holds = useRights();
  const { data: merchant } = useMerchant();
  const { hash } = useLocation();
  const [shown, setShown] = useState<'refund' | 'receipt' | undefined>(
    hash === refundHash ? 'refund' : undefined,
  );
  const left = refundable(payment, history);
  const close = (): void => setShown(undefined);
  if (payment.status !== 'SUCCEEDED') return null;
  if (isDemo) return <DisabledInDemo labels={[t('payment.receipt.action'), t('payment.refund.action')]} />;
  if (merchant?.status !== 'ACTIVE') return null;
  return (
    <>
      {payment.invoiceId !== null && holds('WRITE_DOCUMENTS') && (
        <Button onClick={() => setShown('receipt')}>{t('payment.receipt.action')}</Button>
      )}
      {left > 0 && holds('REFUND') && (
        <Button onClick={() => setShown('refund')}>{t('payment.refund.action')}</Button>
      )}
      {shown === 'refund' && left > 0 && holds('REFUND') && (
        <RefundDialog payment={payment} left={left} onClose={close} />
      )}
      {shown === 'receipt' && payment.invoiceId !== null && (
        <SendDialog
          invoiceId={payment.invoiceId}
          email={payment.customerEmail ?? ''}
          title={t('payment.receipt.title')}
          hint={t('payment.receipt.hint')}
          sent={(email) => t('payment.receipt.done', { email })}
          failed={t('payment.receipt.failed')}
          onClose={close}
        />
      )}
    </>
  );
};
