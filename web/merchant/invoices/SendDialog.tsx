import { withReadableEmails } from '#contract/shown-text.ts';
import { useForm, useWatch } from 'react-hook-form';
import { sendInvoice } from '#contract/invoices/invoice-actions.ts';
import { useContractResolver } from '../../shared/form/contract-resolver.ts';
import { Form } from '../../shared/form/Form.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { TextInput } from '../../shared/form/TextInput.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import { Dialog } from '../../shared/layout/Dialog.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import classes from '../kit/dialogs/dialog-form.module.css';
import { usePortal } from '../kit/portal/portal.ts';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';
import { useDocumentAction } from '../kit/documents/use-document-action.ts';

interface SendDialogProps {
  readonly invoiceId: number;
  /** The suggested e-mail; it can be changed. */
  readonly email: string;
  readonly title: string;
  readonly hint?: string | undefined;
  readonly sent: (email: string) => string;
  readonly failed: string;
  readonly onClose: () => void;
}

/** Sends a document by e-mail. The button is disabled without an e-mail (specification, point 5). */
export const SendDialog = ({ invoiceId, email, title, hint, sent, failed, onClose }: SendDialogProps) => {
  const t = useMerchantMessages();
  const { api } = usePortal();
  const form = useForm({
    defaultValues: { email: withReadableEmails(email) },
    resolver: useContractResolver(sendInvoice.body),
  });
  const typed = useWatch({ control: form.control, name: 'email' });
  const { failure, submit } = useDocumentAction({
    form,
    action: (values) => api.sendInvoice(invoiceId, values.email.trim()),
    succeeded: (values) => sent(values.email.trim()),
    failed,
    onClose,
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <Form form={form} onSubmit={submit} label={title} className={classes['form']}>
        {hint !== undefined && <p>{hint}</p>}
        <TextInput
          name="email"
          type="email"
          label={t('merchant.invoice.send.address')}
          help={typed.trim() === '' ? t('merchant.invoice.send.required') : undefined}
          required
          maxLength={254}
        />
        {failure !== undefined && <Banner tone="error">{failure}</Banner>}
        <div className={classes['foot']}>
          <Button onClick={onClose}>{t('shared.cancel')}</Button>
          <SubmitButton disabled={typed.trim() === ''}>{t('merchant.invoice.send.submit')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
};
