import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { recordTransfer } from '#contract/invoices/invoice-payments.ts';
import type { InvoiceSummary } from '#contract/invoices/invoices.ts';
import { messageOf } from '../../shared/api-error.ts';
import { useContractResolver } from '../../shared/form/contract-resolver.ts';
import { Form } from '../../shared/form/Form.tsx';
import { formatMoney } from '../../shared/format/format-money.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { Dialog } from '../../shared/layout/Dialog.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';
import classes from '../kit/dialogs/dialog-form.module.css';
import { TransferFields } from './TransferFields.tsx';
import { emptyTransfer, transferOf, type TransferValues } from './transfer-values.ts';

interface BulkTransferDialogProps {
  readonly invoices: readonly InvoiceSummary[];
  readonly onClose: () => void;
}

/** Records a transfer of the open sum of each invoice, one after another, and shows the result of each. */
export const BulkTransferDialog = ({ invoices, onClose }: BulkTransferDialogProps) => {
  const t = useMerchantMessages();
  const language = useLanguage();
  const { api } = usePortal();
  const client = useQueryClient();
  const [results, setResults] = useState<ReadonlyMap<number, string>>(new Map());
  const [empty] = useState(() => emptyTransfer(new Date()));
  const form = useForm({
    defaultValues: empty,
    resolver: useContractResolver(recordTransfer.body, transferOf),
  });
  const isDone = results.size === invoices.length;
  const submit = async (values: TransferValues): Promise<void> => {
    const reached = new Map<number, string>();
    for (const { id } of invoices) {
      try {
        await api.recordTransfer(id, transferOf(values));
        reached.set(id, t('merchant.invoice.transfer.done'));
      } catch (error) {
        reached.set(id, messageOf(error, t('merchant.invoice.transfer.failed')));
      }
      setResults(new Map(reached));
    }
    await Promise.all(['invoice', 'invoices'].map((name) => client.invalidateQueries({ queryKey: [name] })));
  };
  return (
    <Dialog title={t('merchant.invoice.transfer.title')} onClose={onClose}>
      <Form
        form={form}
        onSubmit={submit}
        label={t('merchant.invoice.transfer.title')}
        className={classes['form']}
      >
        <p>{t('merchant.invoice.transfer.bulkText')}</p>
        <ul aria-live="polite">
          {invoices.map((invoice) => (
            <li key={invoice.id}>
              {invoice.invoiceNumber} · {formatMoney(invoice.openAmount, invoice.currency, language)}
              {results.has(invoice.id) && <strong> {results.get(invoice.id)}</strong>}
            </li>
          ))}
        </ul>
        {!isDone && <TransferFields />}
        <div className={classes['foot']}>
          <Button onClick={onClose}>{isDone ? t('shared.close') : t('shared.cancel')}</Button>
          {!isDone && (
            <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
              {t('merchant.invoice.transfer.submit')}
            </Button>
          )}
        </div>
      </Form>
    </Dialog>
  );
};
