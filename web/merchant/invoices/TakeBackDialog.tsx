import { useForm } from 'react-hook-form';
import { takeBackTransfer } from '#contract/invoices/invoice-payments.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { useContractResolver } from '../../shared/form/contract-resolver.ts';
import { Form } from '../../shared/form/Form.tsx';
import { TextArea } from '../../shared/form/TextArea.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import { Dialog } from '../../shared/layout/Dialog.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';
import classes from '../kit/dialogs/dialog-form.module.css';
import { useDocumentAction } from '../kit/documents/use-document-action.ts';

interface TakeBackDialogProps {
  readonly invoice: Invoice;
  readonly paymentId: number;
  readonly onClose: () => void;
}

/** Takes back a recorded transfer, with the reason. */
export const TakeBackDialog = ({ invoice, paymentId, onClose }: TakeBackDialogProps) => {
  const t = useMerchantMessages();
  const { api } = usePortal();
  const form = useForm({
    defaultValues: { reason: '' },
    resolver: useContractResolver(takeBackTransfer.body),
  });
  const { failure, submit } = useDocumentAction({
    form,
    action: ({ reason }) => api.takeBackTransfer(invoice.id, paymentId, reason),
    succeeded: () => t('merchant.invoice.takeBack.done'),
    failed: t('merchant.invoice.takeBack.failed'),
    onClose,
  });
  return (
    <Dialog title={t('merchant.invoice.takeBack.title')} onClose={onClose}>
      <Form
        form={form}
        onSubmit={submit}
        label={t('merchant.invoice.takeBack.title')}
        className={classes['form']}
      >
        <p>{t('merchant.invoice.takeBack.text')}</p>
        <TextArea name="reason" label={t('merchant.invoice.reason')} required maxLength={500} />
        {failure !== undefined && <Banner tone="error">{failure}</Banner>}
        <div className={classes['foot']}>
          <Button onClick={onClose}>{t('shared.cancel')}</Button>
          <Button type="submit" variant="danger" busy={form.formState.isSubmitting}>
            {t('merchant.invoice.takeBack.submit')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
};
