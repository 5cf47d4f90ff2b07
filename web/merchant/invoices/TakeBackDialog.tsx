import { call } from '../../shared/call.ts';
import { takeBackTransfer } from '#contract/invoices/invoice-payments.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { FormDialog } from '../../shared/dialogs/FormDialog.tsx';
import { TextArea } from '../../shared/form/TextArea.tsx';
import { documentQueries } from '../kit/documents/document-queries.ts';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';

interface TakeBackDialogProps {
  readonly invoice: Invoice;
  readonly paymentId: number;
  readonly onClose: () => void;
}

/** Takes back a recorded transfer, with the reason. */
export const TakeBackDialog = ({ invoice, paymentId, onClose }: TakeBackDialogProps) => {
  const t = useMerchantMessages();
  return (
    <FormDialog
      title={t('merchant.invoice.takeBack.title')}
      defaultValues={{ reason: '' }}
      schema={takeBackTransfer.body}
      submit={t('merchant.invoice.takeBack.submit')}
      isFinal
      send={({ reason }) =>
        call(takeBackTransfer, { params: { id: invoice.id, paymentId }, body: { reason } })
      }
      done={t('merchant.invoice.takeBack.done')}
      failed={t('merchant.invoice.takeBack.failed')}
      affects={documentQueries}
      onClose={onClose}
    >
      <p>{t('merchant.invoice.takeBack.text')}</p>
      <TextArea name="reason" label={t('merchant.invoice.reason')} required maxLength={500} />
    </FormDialog>
  );
};
