import { withReadableEmails } from '#contract/shown-text.ts';
import { required, SaveButton, TextInput, useNotify, useRefresh } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { sendInvoice } from '#contract/invoices/invoice-actions.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { useEmailRule } from '../../shared/form/use-email-rule.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { FormDialog } from '../kit/actions/FormDialog.tsx';
import { useAdminData } from '../kit/data-provider/data-provider.ts';
import type { en } from '../kit/messages/en.ts';

type Values = { email: string | null };

/** Starts with the recipient of the latest delivery; cannot be submitted without an e-mail (specification, point 5). */
export const SendInvoiceDialog = ({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) => {
  const t = useMessages<typeof en>();
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useAdminData();
  const send = async (values: Values): Promise<void> => {
    const email = (values.email ?? '').trim();
    await dataProvider.sendInvoice({ params: { id: invoice.id }, body: { email } });
    notify('admin.invoices.sent', { type: 'success', messageArgs: { email } });
    onClose();
    refresh();
  };
  return (
    <FormDialog<Values>
      title={t('admin.invoices.sendOf', { number: invoice.invoiceNumber })}
      defaultValues={{
        email: withReadableEmails(invoice.delivery?.recipient ?? invoice.customerEmail ?? ''),
      }}
      schema={sendInvoice.body}
      submit={t('admin.invoices.send')}
      failed={t('admin.invoices.sendFailed')}
      onSubmit={send}
      onClose={onClose}
      submitButton={<Send />}
    >
      <EmailInput />
    </FormDialog>
  );
};

const useIsEmpty = (): boolean => (useWatch<Values, 'email'>({ name: 'email' }) ?? '').trim() === '';

const EmailInput = () => {
  const t = useMessages<typeof en>();
  const isEmpty = useIsEmpty();
  const isEmail = useEmailRule();
  return (
    <TextInput
      source="email"
      type="email"
      label={t('admin.invoices.address')}
      helperText={isEmpty && t('admin.invoices.addressRequired')}
      validate={[required(), isEmail]}
      slotProps={{ htmlInput: { maxLength: 254 } }}
    />
  );
};

const Send = () => {
  const t = useMessages<typeof en>();
  const isEmpty = useIsEmpty();
  return <SaveButton label={t('admin.invoices.send')} icon={<></>} alwaysEnable={!isEmpty} />;
};
