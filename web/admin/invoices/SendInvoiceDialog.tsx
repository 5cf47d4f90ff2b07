import { useNotify, useRefresh } from 'react-admin';
import { useForm, useWatch } from 'react-hook-form';
import { sendInvoice } from '#contract/invoice-acts.ts';
import type { Invoice } from '#contract/invoices.ts';
import { call } from '../../shared/call.ts';
import { Form } from '../../shared/form/Form.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { TextInput } from '../../shared/form/TextInput.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import { Dialog } from '../../shared/layout/Dialog.tsx';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { useWords } from '../../shared/words/use-words.ts';
import classes from '../acts/FormDialog.module.css';
import { useRefusal } from '../acts/use-refusal.ts';
import type { en } from '../words/en.ts';

/** Starts with the address it went to last; nothing is sent while there is none (specification, point 5). */
export const SendInvoiceDialog = ({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) => {
  const t = useWords<typeof en>();
  const notify = useNotify();
  const refresh = useRefresh();
  const form = useForm({
    defaultValues: { email: invoice.delivery?.recipient ?? invoice.customerEmail ?? '' },
  });
  const isEmpty = useWatch({ control: form.control, name: 'email' }).trim() === '';
  const { refused, attempt } = useRefusal(form);
  const send = async (email: string): Promise<void> => {
    await call(sendInvoice, { params: { id: invoice.id }, body: { email } });
    notify('admin.invoices.sent', { type: 'success', messageArgs: { email } });
    onClose();
    refresh();
  };
  const title = t('admin.invoices.sendOf', { number: invoice.invoiceNumber });
  return (
    <Dialog title={title} onClose={onClose}>
      <Form
        form={form}
        label={title}
        className={classes['form']}
        onSubmit={({ email }) => attempt(() => send(email.trim()))}
      >
        <TextInput
          name="email"
          type="email"
          label={t('admin.invoices.address')}
          help={isEmpty ? t('admin.invoices.addressRequired') : undefined}
          required
          maxLength={254}
        />
        {refused !== null && <ErrorBanner error={refused} fallback={t('admin.invoices.sendFailed')} />}
        <div className={classes['actions']}>
          <Button onClick={onClose}>{t('shared.cancel')}</Button>
          <SubmitButton disabled={isEmpty}>{t('admin.invoices.send')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
};
