import { Button } from '@mui/material';
import { useState } from 'react';
import type { Payment } from '#contract/payments/payments.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { refundable } from '../../shared/payments/refundable.ts';
import { useAction } from '../kit/actions/use-action.ts';
import { useMay } from '../kit/rights/use-may.ts';
import type { en } from '../kit/messages/en.ts';
import { MismatchActions } from './MismatchActions.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { usePaymentHistory } from './use-payment-history.ts';

/** The actions of the role on a payment: refund; of a card payment also: fetch the provider state, resolve a mismatch. */
export const PaymentActions = ({ payment }: { payment: Payment }) => {
  const may = useMay();
  const isByCard = payment.method === 'CARD';
  return (
    <>
      {may('refund', 'payments') && <Refund payment={payment} />}
      {isByCard && may('confirm', 'payments') && <ConfirmAgain payment={payment} />}
      {isByCard && may('resolve', 'payments') && <MismatchActions payment={payment} />}
    </>
  );
};

const ConfirmAgain = ({ payment }: { payment: Payment }) => {
  const t = useMessages<typeof en>();
  const { press, isPending } = useAction({
    send: (data) => data.confirmPayment({ params: payment, body: {} }),
    done: t('admin.payments.confirmed'),
    failed: t('admin.payments.confirmFailed'),
  });
  return (
    <Button
      variant={payment.status === 'PENDING' ? 'contained' : 'outlined'}
      loading={isPending}
      onClick={() => press()}
    >
      {t('admin.payments.confirm')}
    </Button>
  );
};

const Refund = ({ payment }: { payment: Payment }) => {
  const t = useMessages<typeof en>();
  const { data } = usePaymentHistory(payment.id);
  const [isOpen, setOpen] = useState(false);
  const left = data === undefined ? 0 : refundable(payment, data);
  if (left <= 0) return null;
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {t('admin.payments.refund')}
      </Button>
      {isOpen && <RefundDialog payment={payment} left={left} onClose={() => setOpen(false)} />}
    </>
  );
};
