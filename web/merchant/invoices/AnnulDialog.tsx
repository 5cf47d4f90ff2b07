import { useForm } from 'react-hook-form';
import { annulInvoice } from '#contract/invoices/invoice-actions.ts';
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

export const AnnulDialog = ({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) => {
  const t = useMerchantMessages();
  const { api } = usePortal();
  const form = useForm({
    defaultValues: { reason: '' },
    resolver: useContractResolver(annulInvoice.body),
  });
  const { failure, submit } = useDocumentAction({
    form,
    action: ({ reason }) => api.annulInvoice(invoice.id, reason),
    succeeded: () => t('merchant.invoice.annul.done'),
    failed: t('merchant.invoice.annul.failed'),
    onClose,
  });
  return (
    <Dialog title={t('merchant.invoice.annul.title')} onClose={onClose}>
      <Form
        form={form}
        onSubmit={submit}
        label={t('merchant.invoice.annul.title')}
        className={classes['form']}
      >
        <p>{t('merchant.invoice.annul.text', { number: invoice.invoiceNumber })}</p>
        <TextArea name="reason" label={t('merchant.invoice.reason')} required maxLength={500} />
        {failure !== undefined && <Banner tone="error">{failure}</Banner>}
        <div className={classes['foot']}>
          <Button onClick={onClose}>{t('merchant.invoice.annul.keep')}</Button>
          <Button type="submit" variant="danger" busy={form.formState.isSubmitting}>
            {t('merchant.invoice.annul.submit')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
};
