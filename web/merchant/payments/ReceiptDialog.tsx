import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { sentenceOf } from '../../shared/call-refused.ts';
import { Form, showFieldErrors } from '../../shared/form/Form.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { TextInput } from '../../shared/form/TextInput.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import { Dialog } from '../../shared/layout/Dialog.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { useToast } from '../../shared/state/Toasts.tsx';
import { useSendInvoice } from '../queries.ts';
import classes from './PaymentPage.module.css';
import { usePaymentWords } from './words/use-payment-words.ts';

interface ReceiptDialogProps {
  readonly invoiceId: number;
  /** The payer's, to be changed when it was wrong or never given. */
  readonly email: string;
  readonly onClose: () => void;
}

export const ReceiptDialog = ({ invoiceId, email, onClose }: ReceiptDialogProps) => {
  const t = usePaymentWords();
  const toast = useToast();
  const send = useSendInvoice();
  const form = useForm({ defaultValues: { email } });
  const [failure, setFailure] = useState<string>();
  const submit = async (values: { email: string }): Promise<void> => {
    setFailure(undefined);
    const recipient = values.email.trim();
    try {
      await send.mutateAsync({ invoiceId, email: recipient });
      toast(t('payment.receipt.done', { email: recipient }), 'success');
      onClose();
    } catch (error) {
      if (!showFieldErrors(form, error)) setFailure(sentenceOf(error, t('payment.receipt.failed')));
    }
  };
  return (
    <Dialog title={t('payment.receipt.title')} onClose={onClose}>
      <Form form={form} onSubmit={submit} label={t('payment.receipt.title')} className={classes['form']}>
        <p>{t('payment.receipt.hint')}</p>
        <TextInput name="email" type="email" label={t('payment.receipt.email')} maxLength={254} required />
        {failure !== undefined && <Banner tone="error">{failure}</Banner>}
        <div className={classes['foot']}>
          <Button onClick={onClose}>{t('shared.cancel')}</Button>
          <SubmitButton>{t('payment.receipt.submit')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
};
