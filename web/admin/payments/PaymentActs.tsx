import { useState } from 'react';
import { confirmPayment, type Payment } from '#contract/payments.ts';
import { call } from '../../shared/call.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { useWords } from '../../shared/words/use-words.ts';
import { refundable } from '../../shared/payments/refundable.ts';
import { useAct } from '../acts/use-act.ts';
import { useMay } from '../use-may.ts';
import type { en } from '../words/en.ts';
import { MismatchActs } from './MismatchActs.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { usePaymentHistory } from './use-payment-history.ts';

/** What a person may do to a payment by their role: have the provider asked again, give money back. */
export const PaymentActs = ({ payment }: { payment: Payment }) => {
  const may = useMay();
  return (
    <>
      {may('refund', 'payments') && <Refund payment={payment} />}
      {may('confirm', 'payments') && <ConfirmAgain payment={payment} />}
      {may('resolve', 'payments') && <MismatchActs payment={payment} />}
    </>
  );
};

const ConfirmAgain = ({ payment }: { payment: Payment }) => {
  const t = useWords<typeof en>();
  const { act, isBusy } = useAct();
  const confirm = () =>
    act(() => call(confirmPayment, { params: payment, body: {} }), {
      done: t('admin.payments.confirmed'),
      failed: t('admin.payments.confirmFailed'),
    });
  return (
    <Button
      look={payment.status === 'PENDING' ? 'primary' : undefined}
      busy={isBusy}
      onClick={() => void confirm()}
    >
      {t('admin.payments.confirm')}
    </Button>
  );
};

const Refund = ({ payment }: { payment: Payment }) => {
  const t = useWords<typeof en>();
  const { data } = usePaymentHistory(payment.id);
  const [isOpen, setOpen] = useState(false);
  const left = data === undefined ? 0 : refundable(payment, data);
  if (left <= 0) return null;
  return (
    <>
      <Button look="primary" onClick={() => setOpen(true)}>
        {t('admin.payments.refund')}
      </Button>
      {isOpen && <RefundDialog payment={payment} left={left} onClose={() => setOpen(false)} />}
    </>
  );
};
