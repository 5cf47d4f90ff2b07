import { call } from '../../shared/call.ts';
import { withReadableEmails } from '#contract/shown-text.ts';
import { useWatch } from 'react-hook-form';
import { sendInvoice } from '#contract/invoices/invoice-actions.ts';
import { FormDialog } from '../../shared/dialogs/FormDialog.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { TextInput } from '../../shared/form/TextInput.tsx';
import { documentQueries } from '../kit/documents/document-queries.ts';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';

interface SendDialogProps {
  readonly invoiceId: number;
  /** The suggested e-mail; it can be changed. */
  readonly email: string;
  readonly title: string;
  readonly hint?: string | undefined;
  readonly sent: (email: string) => string;
  /** The mail reminds of what is open. */
  readonly isReminder?: boolean;
  readonly failed: string;
  readonly onClose: () => void;
}

/** Sends a document by e-mail. The button is disabled without an e-mail (specification, point 5). */
export const SendDialog = ({
  invoiceId,
  email,
  hint,
  sent,
  isReminder = false,
  ...dialog
}: SendDialogProps) => {
  return (
    <FormDialog
      {...dialog}
      defaultValues={{ email: withReadableEmails(email) }}
      schema={sendInvoice.body}
      submit={<Send isReminder={isReminder} />}
      send={(values) =>
        call(sendInvoice, { params: { id: invoiceId }, body: { email: values.email.trim(), isReminder } })
      }
      done={(_, values) => sent(values.email.trim())}
      affects={documentQueries}
    >
      {hint !== undefined && <p>{hint}</p>}
      <Address />
    </FormDialog>
  );
};

const useIsEmpty = (): boolean => useWatch<{ email: string }, 'email'>({ name: 'email' }).trim() === '';

const Address = () => {
  const t = useMerchantMessages();
  return (
    <TextInput
      name="email"
      type="email"
      label={t('merchant.invoice.send.address')}
      help={useIsEmpty() ? t('merchant.invoice.send.required') : undefined}
      required
      maxLength={254}
    />
  );
};

const Send = ({ isReminder }: { isReminder: boolean }) => {
  const t = useMerchantMessages();
  return (
    <SubmitButton disabled={useIsEmpty()}>
      {t(isReminder ? 'merchant.invoice.actions.remind' : 'merchant.invoice.send.submit')}
    </SubmitButton>
  );
};
