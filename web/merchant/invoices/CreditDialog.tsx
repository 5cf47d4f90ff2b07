import { useForm } from 'react-hook-form';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { requestRefund } from '#contract/payments/payment-history.ts';
import { AmountInput } from '../../shared/form/AmountInput.tsx';
import { useContractResolver } from '../../shared/form/contract-resolver.ts';
import { Form } from '../../shared/form/Form.tsx';
import { parseAmount } from '../../shared/form/parse-amount.ts';
import { TextArea } from '../../shared/form/TextArea.tsx';
import { formatAmount, formatMoney } from '../../shared/format/format-money.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { Dialog } from '../../shared/layout/Dialog.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';
import classes from '../kit/dialogs/dialog-form.module.css';
import { leftToCredit } from './left-to-credit.ts';
import { useDocumentAction } from '../kit/documents/use-document-action.ts';

/** The request body of the form. */
const creditOf = ({ amount, note }: Readonly<{ amount: string; note: string }>) => ({
  amount: parseAmount(amount) ?? 0,
  note,
});

/** Refunds an invoice in full or in part; the refund issues the credit note. */
export const CreditDialog = ({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) => {
  const t = useMerchantMessages();
  const language = useLanguage();
  const { api } = usePortal();
  const left = leftToCredit(invoice);
  const form = useForm({
    defaultValues: { amount: formatAmount(left, language), note: '' },
    resolver: useContractResolver(requestRefund.body, creditOf),
  });
  const { failure, submit } = useDocumentAction({
    form,
    action: (values) => api.creditInvoice(invoice, creditOf(values)),
    succeeded: () => t('merchant.invoice.credit.done'),
    failed: t('merchant.invoice.credit.failed'),
    onClose,
  });
  return (
    <Dialog title={t('merchant.invoice.credit.title')} onClose={onClose}>
      <Form
        form={form}
        onSubmit={submit}
        label={t('merchant.invoice.credit.title')}
        className={classes['form']}
      >
        <p>{t('merchant.invoice.credit.text')}</p>
        <AmountInput
          name="amount"
          label={t('merchant.invoice.credit.amount')}
          currency={invoice.currency}
          help={t('merchant.invoice.credit.left', { amount: formatMoney(left, invoice.currency, language) })}
          required
        />
        <TextArea name="note" label={t('merchant.invoice.reason')} required maxLength={500} />
        {failure !== undefined && <Banner tone="error">{failure}</Banner>}
        <div className={classes['foot']}>
          <Button onClick={onClose}>{t('shared.cancel')}</Button>
          <Button type="submit" variant="danger" busy={form.formState.isSubmitting}>
            {t('merchant.invoice.credit.submit')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
};
