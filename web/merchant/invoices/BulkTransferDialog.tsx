import { call } from '../../shared/call.ts';
import { useState } from 'react';
import { recordTransfer } from '#contract/invoices/invoice-payments.ts';
import type { InvoiceSummary } from '#contract/invoices/invoices.ts';
import { messageOf } from '../../shared/api-error.ts';
import { FormDialog } from '../../shared/dialogs/FormDialog.tsx';
import { formatMoney } from '../../shared/format/format-money.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { Dialog } from '../../shared/layout/Dialog.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';
import { TransferFields } from './TransferFields.tsx';
import { emptyTransfer, transferOf, type TransferValues } from './transfer-values.ts';

interface BulkTransferDialogProps {
  readonly invoices: readonly InvoiceSummary[];
  readonly onClose: () => void;
}

/** Records a transfer of the open sum of each invoice, one after another, and shows the result of each. */
export const BulkTransferDialog = ({ invoices, onClose }: BulkTransferDialogProps) => {
  const t = useMerchantMessages();
  const { results, record } = useRecording(invoices);
  if (results.size === invoices.length)
    return (
      <Dialog
        title={t('merchant.invoice.transfer.title')}
        actions={<Button onClick={onClose}>{t('shared.close')}</Button>}
        onClose={onClose}
      >
        <Recorded invoices={invoices} results={results} />
      </Dialog>
    );
  return (
    <FormDialog
      title={t('merchant.invoice.transfer.title')}
      defaultValues={emptyTransfer()}
      schema={recordTransfer.body}
      bodyOf={transferOf}
      submit={t('merchant.invoice.transfer.submit')}
      send={record}
      failed={t('merchant.invoice.transfer.failed')}
      affects={[['invoice'], ['invoices']]}
      onDone={() => undefined}
      onClose={onClose}
    >
      <Recorded invoices={invoices} results={results} />
      <TransferFields />
    </FormDialog>
  );
};

type Results = ReadonlyMap<number, string>;

const useRecording = (invoices: readonly InvoiceSummary[]) => {
  const t = useMerchantMessages();
  const [results, setResults] = useState<Results>(new Map());
  const record = async (values: TransferValues): Promise<void> => {
    for (const { id } of invoices) {
      const result = await call(recordTransfer, { params: { id }, body: transferOf(values) }).then(
        () => t('merchant.invoice.transfer.done'),
        (error: unknown) => messageOf(error, t('merchant.invoice.transfer.failed')),
      );
      setResults((known) => new Map(known).set(id, result));
    }
  };
  return { results, record };
};

const Recorded = ({
  invoices,
  results,
}: Pick<BulkTransferDialogProps, 'invoices'> & { results: Results }) => {
  const t = useMerchantMessages();
  const language = useLanguage();
  return (
    <>
      <p>{t('merchant.invoice.transfer.bulkText')}</p>
      <ul aria-live="polite">
        {invoices.map((invoice) => (
          <li key={invoice.id}>
            {invoice.invoiceNumber} · {formatMoney(invoice.openAmount, invoice.currency, language)}
            {results.has(invoice.id) && <strong> {results.get(invoice.id)}</strong>}
          </li>
        ))}
      </ul>
    </>
  );
};
