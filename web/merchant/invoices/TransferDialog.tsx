import { call } from '../../shared/call.ts';
import { recordTransfer } from '#contract/invoices/invoice-payments.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { FormDialog } from '../../shared/dialogs/FormDialog.tsx';
import { AmountInput } from '../../shared/form/AmountInput.tsx';
import { formatAmount, formatMoney } from '../../shared/format/format-money.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { documentQueries } from '../kit/documents/document-queries.ts';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';
import { TransferFields } from './TransferFields.tsx';
import { emptyTransfer, transferOf } from './transfer-values.ts';

/** Records that an invoice was paid by bank transfer, in full or in part. */
export const TransferDialog = ({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) => {
  const t = useMerchantMessages();
  const language = useLanguage();
  return (
    <FormDialog
      title={t('merchant.invoice.transfer.title')}
      defaultValues={{ ...emptyTransfer(), amount: formatAmount(invoice.openAmount, language) }}
      schema={recordTransfer.body}
      bodyOf={transferOf}
      submit={t('merchant.invoice.transfer.submit')}
      send={(values) => call(recordTransfer, { params: { id: invoice.id }, body: transferOf(values) })}
      done={t('merchant.invoice.transfer.done')}
      failed={t('merchant.invoice.transfer.failed')}
      affects={documentQueries}
      onClose={onClose}
    >
      <p>{t('merchant.invoice.transfer.text')}</p>
      <AmountInput
        name="amount"
        label={t('merchant.invoice.transfer.amount')}
        currency={invoice.currency}
        help={t('merchant.invoice.transfer.open', {
          amount: formatMoney(invoice.openAmount, invoice.currency, language),
        })}
        required
      />
      <TransferFields />
    </FormDialog>
  );
};
