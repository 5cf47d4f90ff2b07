import { call } from '../../shared/call.ts';
import { annulInvoice } from '#contract/invoices/invoice-actions.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { FormDialog } from '../../shared/dialogs/FormDialog.tsx';
import { TextArea } from '../../shared/form/TextArea.tsx';
import { documentQueries } from '../kit/documents/document-queries.ts';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';

export const AnnulDialog = ({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) => {
  const t = useMerchantMessages();
  return (
    <FormDialog
      title={t('merchant.invoice.annul.title')}
      defaultValues={{ reason: '' }}
      schema={annulInvoice.body}
      submit={t('merchant.invoice.annul.submit')}
      isFinal
      cancel={t('merchant.invoice.annul.keep')}
      send={({ reason }) => call(annulInvoice, { params: { id: invoice.id }, body: { reason } })}
      done={t('merchant.invoice.annul.done')}
      failed={t('merchant.invoice.annul.failed')}
      affects={documentQueries}
      onClose={onClose}
    >
      <p>{t('merchant.invoice.annul.text', { number: invoice.invoiceNumber })}</p>
      <TextArea name="reason" label={t('merchant.invoice.reason')} required maxLength={500} />
    </FormDialog>
  );
};
