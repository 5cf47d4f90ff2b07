import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { getInvoicePdf } from '#contract/invoices/invoices.ts';
import type { PaymentHistory } from '#contract/payments/payment-history.ts';
import type { Payment } from '#contract/payments/payments.ts';
import { requestPath } from '../../shared/call.ts';
import { useDisputeTexts } from '../../shared/payments/dispute-texts.ts';
import { refundable } from '../../shared/payments/refundable.ts';
import { DisputeMessages, useDisputeMessages } from '../disputes/index.ts';
import { SendDialog } from '../invoices/index.ts';
import { DisabledInDemo } from '../kit/dialogs/DisabledInDemo.tsx';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { useMerchant } from '../kit/portal/queries.ts';
import { useDownload } from '../kit/portal/use-download.ts';
import { useRights } from '../kit/portal/use-rights.ts';
import { actionsOf, type RecordAction } from '../kit/records/record-action.ts';
import { RecordActions } from '../kit/records/RecordActions.tsx';
import { useMayWriteNote } from './PaymentNote.tsx';
import { refundHash } from './refund-hash.ts';
import { RefundDialog } from './RefundDialog.tsx';
import { usePaymentMessages } from './messages/payment-messages.ts';

interface PaymentActionsProps {
  readonly payment: Payment;
  readonly history: Pick<PaymentHistory, 'refunds' | 'disputes'>;
  readonly onWriteNote: () => void;
}

/** The actions on a payment that the server would accept now from this user. */
export const PaymentActions = (props: PaymentActionsProps) => (
  <DisputeMessages>
    <Actions {...props} />
  </DisputeMessages>
);

type Shown = 'refund' | 'receipt';

const Actions = ({ payment, history, onWriteNote }: PaymentActionsProps) => {
  const t = usePaymentMessages();
  const { isDemo } = usePortal();
  const holds = useRights();
  const { data: merchant } = useMerchant();
  const { hash } = useLocation();
  const [shown, setShown] = useState<Shown | undefined>(hash === refundHash ? 'refund' : undefined);
  const answer = useAnswer(payment, history);
  const pdf = usePdf(payment);
  const left = refundable(payment, history);
  const mayWriteNote = useMayWriteNote() && payment.note === null;
  const write = mayWriteNote && { label: t('payment.note.add'), onPress: onWriteNote };
  if (payment.status !== 'SUCCEEDED') return isDemo ? null : <RecordActions more={actionsOf(write)} />;
  if (isDemo) return <DisabledInDemo labels={[t('payment.receipt.action'), t('payment.refund.action')]} />;
  const isActive = merchant?.status === 'ACTIVE';
  const mayRefund = isActive && left > 0 && holds('REFUND');
  const maySend = isActive && payment.invoiceId !== null && holds('WRITE_DOCUMENTS');
  const [primary, ...others] = actionsOf(answer, pdf);
  return (
    <>
      <RecordActions
        primary={primary}
        beside={actionsOf(
          mayRefund && { label: t('payment.refund.action'), onPress: () => setShown('refund') },
          ...others,
        )}
        more={actionsOf(
          maySend && { label: t('payment.receipt.action'), onPress: () => setShown('receipt') },
          write,
        )}
      />
      {shown === 'refund' && mayRefund && (
        <RefundDialog payment={payment} left={left} onClose={() => setShown(undefined)} />
      )}
      {shown === 'receipt' && <SendReceipt payment={payment} onClose={() => setShown(undefined)} />}
    </>
  );
};

/** The way to the evidence against a dispute that waits for it. */
const useAnswer = ({ id }: Payment, { disputes }: PaymentActionsProps['history']): RecordAction | false => {
  const t = useDisputeMessages();
  const texts = useDisputeTexts();
  const { base } = usePortal();
  const holds = useRights();
  const open = disputes.find(
    (dispute) => texts.deadlineOf(dispute) !== null && dispute.evidenceStatus !== 'SUBMITTED',
  );
  if (open === undefined || !holds('REFUND')) return false;
  return { label: t('dispute.answer'), to: `${base}/payments/${id}/disputes/${open.id}` };
};

/** Downloads the document of a payment. */
const usePdf = ({ invoiceId }: Payment): RecordAction | false => {
  const t = useMerchantMessages();
  const { press, isPending } = useDownload(t('merchant.invoice.downloadFailed'));
  if (invoiceId === null) return false;
  return {
    label: t('merchant.invoice.download'),
    icon: 'download',
    busy: isPending,
    onPress: () => press(requestPath(getInvoicePdf, { params: { id: invoiceId } })),
  };
};

const SendReceipt = ({ payment, onClose }: { payment: Payment; onClose: () => void }) => {
  const t = usePaymentMessages();
  if (payment.invoiceId === null) return null;
  return (
    <SendDialog
      invoiceId={payment.invoiceId}
      email={payment.customerEmail ?? ''}
      title={t('payment.receipt.title')}
      hint={t('payment.receipt.hint')}
      sent={(email) => t('payment.receipt.done', { email })}
      failed={t('payment.receipt.failed')}
      onClose={onClose}
    />
  );
};
