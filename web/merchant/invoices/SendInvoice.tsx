import type { Invoice } from '#contract/invoices/invoices.ts';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';
import { useMerchant } from '../kit/portal/queries.ts';
import { SendDialog } from './SendDialog.tsx';

type SendInvoiceProps = Readonly<{ invoice: Invoice; isReminder: boolean; onClose: () => void }>;

/** Mails a document, or reminds of it; names the addresses that the server would refuse, before the e-mail is sent. */
export const SendInvoice = ({ invoice, isReminder, onClose }: SendInvoiceProps) => {
  const t = useMerchantMessages();
  const { data: merchant } = useMerchant();
  if (merchant === undefined) return null;
  const kind = isReminder ? 'remind' : 'send';
  const own = { email: merchant.email };
  const isApproved = merchant.status === 'ACTIVE';
  const testHint = invoice.isTest ? t('merchant.invoice.send.testLimit', own) : undefined;
  const hint = isReminder ? t('merchant.invoice.remind.hint') : testHint;
  return (
    <SendDialog
      invoiceId={invoice.id}
      email={isApproved ? (invoice.delivery?.recipient ?? invoice.customerEmail ?? '') : merchant.email}
      title={t(`merchant.invoice.${kind}.title`)}
      hint={isApproved ? hint : t('merchant.invoice.send.ownAddressOnly', own)}
      sent={(email) => t(`merchant.invoice.${kind}.sent`, { email })}
      failed={t(`merchant.invoice.${kind}.failed`)}
      isReminder={isReminder}
      onClose={onClose}
    />
  );
};
