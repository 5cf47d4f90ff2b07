import { withReadableEmails } from '#contract/shown-text.ts';
import { required, SaveButton, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { sendInvoice } from '#contract/invoices/invoice-actions.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { useEmailRule } from '../../shared/form/use-email-rule.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { FormDialog } from '../kit/actions/FormDialog.tsx';
import type { en } from '../kit/messages/en.ts';

type Values = { email: string | null };

const typedIn = ({ email }: Values): string => (email ?? '').trim();

/** Starts with the recipient of the latest delivery; cannot be submitted without an e-mail (specification, point 5). */
export const SendInvoiceDialog = ({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) => {
  const t = useMessages<typeof en>();
  return (
    <FormDialog
      title={t('admin.invoices.sendOf', { number: invoice.invoiceNumber })}
      defaultValues={{
        email: withReadableEmails(invoice.delivery?.recipient ?? invoice.customerEmail ?? ''),
      }}
      schema={sendInvoice.body}
      submit={<Send />}
      failed={t('admin.invoices.sendFailed')}
      send={(data, values: Values) =>
        data.sendInvoice({ params: { id: invoice.id }, body: { email: typedIn(values) } })
      }
      done={(_, values) => t('admin.invoices.sent', { email: typedIn(values) })}
      onClose={onClose}
    >
      <EmailInput />
    </FormDialog>
  );
};

const useIsEmpty = (): boolean => typedIn({ email: useWatch<Values, 'email'>({ name: 'email' }) }) === '';

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
