import { call } from '../../shared/call.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { requestRefund } from '#contract/payments/payment-history.ts';
import { FormDialog } from '../../shared/dialogs/FormDialog.tsx';
import { AmountInput } from '../../shared/form/AmountInput.tsx';
import { parseAmount } from '../../shared/form/parse-amount.ts';
import { TextArea } from '../../shared/form/TextArea.tsx';
import { formatAmount, formatMoney } from '../../shared/format/format-money.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { documentQueries } from '../kit/documents/document-queries.ts';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';
import { leftToCredit } from './left-to-credit.ts';

/** The request body of the form. */
const creditOf = ({ amount, note }: Readonly<{ amount: string; note: string }>) => ({
  amount: parseAmount(amount) ?? 0,
  note,
});

/** Refunds an invoice in full or in part; the refund issues the credit note. */
/** The credit note follows from the refund of what was paid. */
const giveBack = async ({ paidBy }: Pick<Invoice, 'paidBy'>, body: ReturnType<typeof creditOf>) => {
  if (paidBy === null) throw new Error('only what was paid can be given back');
  return call(requestRefund, { params: { id: paidBy }, body });
};

export const CreditDialog = ({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) => {
  const t = useMerchantMessages();
  const language = useLanguage();
  const left = leftToCredit(invoice);
  return (
    <FormDialog
      title={t('merchant.invoice.credit.title')}
      defaultValues={{ amount: formatAmount(left, language), note: '' }}
      schema={requestRefund.body}
      bodyOf={creditOf}
      submit={t('merchant.invoice.credit.submit')}
      isFinal
      send={(values) => giveBack(invoice, creditOf(values))}
      done={t('merchant.invoice.credit.done')}
      failed={t('merchant.invoice.credit.failed')}
      affects={documentQueries}
      onClose={onClose}
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
    </FormDialog>
  );
};
