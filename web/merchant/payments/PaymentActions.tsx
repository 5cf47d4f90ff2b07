import { useState } from 'react';
import type { Refund } from '#contract/payment-history.ts';
import type { Payment } from '#contract/payments.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { refundable } from '../../shared/payments/refundable.ts';
import { HeldInDemo } from '../HeldInDemo.tsx';
import { usePortal } from '../portal.ts';
import { useMerchant } from '../queries.ts';
import { ReceiptDialog } from './ReceiptDialog.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { usePaymentWords } from './words/use-payment-words.ts';

interface PaymentActionsProps {
  readonly payment: Payment;
  readonly refunds: readonly Refund[];
}

/** What can be done with a payment now; nothing is offered that would be refused. */
export const PaymentActions = ({ payment, refunds }: PaymentActionsProps) => {
  const t = usePaymentWords();
  const { isDemo } = usePortal();
  const { data: merchant } = useMerchant();
  const [shown, setShown] = useState<'refund' | 'receipt'>();
  const left = refundable(payment, refunds);
  const close = (): void => setShown(undefined);
  if (payment.status !== 'SUCCEEDED') return null;
  if (isDemo) return <HeldInDemo labels={[t('payment.receipt.action'), t('payment.refund.action')]} />;
  if (merchant?.status !== 'ACTIVE') return null;
  return (
    <>
      {payment.invoiceId !== null && (
        <Button onClick={() => setShown('receipt')}>{t('payment.receipt.action')}</Button>
      )}
      {left > 0 && <Button onClick={() => setShown('refund')}>{t('payment.refund.action')}</Button>}
      {shown === 'refund' && <RefundDialog payment={payment} left={left} onClose={close} />}
      {shown === 'receipt' && payment.invoiceId !== null && (
        <ReceiptDialog invoiceId={payment.invoiceId} email={payment.customerEmail ?? ''} onClose={close} />
      )}
    </>
  );
};
