import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { recordTransfer } from '#contract/invoices/invoice-payments.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { AmountInput } from '../../shared/form/AmountInput.tsx';
import { useContractResolver } from '../../shared/form/contract-resolver.ts';
import { Form } from '../../shared/form/Form.tsx';
import { formatAmount, formatMoney } from '../../shared/format/format-money.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { Dialog } from '../../shared/layout/Dialog.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';
import classes from '../kit/dialogs/dialog-form.module.css';
import { TransferFields } from './TransferFields.tsx';
import { emptyTransfer, transferOf } from './transfer-values.ts';
import { useDocumentAction } from '../kit/documents/use-document-action.ts';

/** Records that an invoice was paid by bank transfer, in full or in part. */
export const TransferDialog = ({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) => {
  const t = useMerchantMessages();
  const language = useLanguage();
  const { api } = usePortal();
  const [empty] = useState(() => emptyTransfer(new Date()));
  const form = useForm({
    defaultValues: { ...empty, amount: formatAmount(invoice.openAmount, language) },
    resolver: useContractResolver(recordTransfer.body, transferOf),
  });
  const { failure, submit } = useDocumentAction({
    form,
    action: (values) => api.recordTransfer(invoice.id, transferOf(values)),
    succeeded: () => t('merchant.invoice.transfer.done'),
    failed: t('merchant.invoice.transfer.failed'),
    onClose,
  });
  return (
    <Dialog title={t('merchant.invoice.transfer.title')} onClose={onClose}>
      <Form
        form={form}
        onSubmit={submit}
        label={t('merchant.invoice.transfer.title')}
        className={classes['form']}
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
        {failure !== undefined && <Banner tone="error">{failure}</Banner>}
        <div className={classes['foot']}>
          <Button onClick={onClose}>{t('shared.cancel')}</Button>
          <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
            {t('merchant.invoice.transfer.submit')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
};
