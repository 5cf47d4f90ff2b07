import { useDeferredValue, useState } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { refundReasons, requestRefund } from '#contract/payments/payment-history.ts';
import type { Payment } from '#contract/payments/payments.ts';
import { messageOf } from '../../shared/api-error.ts';
import { AmountInput } from '../../shared/form/AmountInput.tsx';
import { useContractResolver } from '../../shared/form/contract-resolver.ts';
import { Form, showFieldErrors } from '../../shared/form/Form.tsx';
import { parseAmount } from '../../shared/form/parse-amount.ts';
import { RadioChoice } from '../../shared/form/RadioChoice.tsx';
import { SelectInput } from '../../shared/form/SelectInput.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { TextArea } from '../../shared/form/TextArea.tsx';
import { formatAmount, formatMoney } from '../../shared/format/format-money.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { Dialog } from '../../shared/layout/Dialog.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { useToast } from '../../shared/state/Toasts.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { chosenLines, type LineLeft } from '../../shared/payments/chosen-lines.ts';
import { LineQuantities, CreditMessages, useCreditMessages, useCreditPreview } from '../invoices/index.ts';
import { useRefund } from '../kit/portal/queries.ts';
import classes from '../kit/dialogs/dialog-form.module.css';
import { usePaymentMessages } from './messages/payment-messages.ts';

interface RefundDialogProps {
  readonly payment: Payment;
  /** In units of the charge currency. */
  readonly left: number;
  readonly onClose: () => void;
}

interface Values {
  by: 'AMOUNT' | 'LINES';
  amount: string;
  /** By line of the document, as typed. */
  quantities: string[];
  reason: (typeof refundReasons)[number];
  note: string;
}

/** The request body of the form. */
const refundOf = ({ by, amount, quantities, reason, note }: Values, lines: readonly LineLeft[]) =>
  by === 'AMOUNT'
    ? { amount: parseAmount(amount) ?? 0, reason, note }
    : { lines: chosenLines(lines, quantities), reason, note };

/** Refunds a payment in full, in part or by lines of its document, in the charge currency. */
export const RefundDialog = (props: RefundDialogProps) => (
  <CreditMessages>
    <Refund {...props} />
  </CreditMessages>
);

const noLines: readonly LineLeft[] = [];

const Refund = ({ payment, left, onClose }: RefundDialogProps) => {
  const t = usePaymentMessages();
  const language = useLanguage();
  const { data: document } = useCreditPreview(payment.invoiceId, {});
  const lines = document?.lines ?? noLines;
  const { submit, form, failure } = useRefundForm({ payment, left, lines, onClose });
  const { by } = useWatch({ control: form.control }) as Values;
  const most = formatMoney(left, payment.chargeCurrency, language);
  return (
    <Dialog title={t('payment.refund.title')} onClose={onClose}>
      <Form form={form} onSubmit={submit} label={t('payment.refund.title')} className={classes['form']}>
        <p>{t('payment.refund.left', { amount: most })}</p>
        {lines.length > 0 && <RefundBy />}
        {by === 'AMOUNT' && (
          <AmountInput
            name="amount"
            label={t('payment.refund.amount', { currency: payment.chargeCurrency })}
            currency={payment.chargeCurrency}
            required
          />
        )}
        {by === 'LINES' && <RefundLines payment={payment} form={form} lines={lines} />}
        <SelectInput
          name="reason"
          label={t('payment.refund.reason')}
          required
          choices={refundReasons.map((value) => ({ value, label: t(`payment.refunds.reasons.${value}`) }))}
        />
        <TextArea
          name="note"
          label={t('payment.refund.note')}
          help={t('payment.refund.noteHelp')}
          maxLength={500}
        />
        {failure !== undefined && <Banner tone="error">{failure}</Banner>}
        <div className={classes['foot']}>
          <Button onClick={onClose}>{t('shared.cancel')}</Button>
          <SubmitButton>{t('payment.refund.submit')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
};

const RefundBy = () => {
  const t = useCreditMessages();
  return (
    <RadioChoice
      name="by"
      label={t('creditNote.refundBy')}
      choices={(['AMOUNT', 'LINES'] as const).map((value) => ({
        value,
        label: t(`creditNote.refundBys.${value}`),
      }))}
    />
  );
};

interface RefundLinesProps {
  readonly payment: Payment;
  readonly form: UseFormReturn<Values>;
  readonly lines: readonly LineLeft[];
}

/** Quantities of the lines, and what they are worth. */
const RefundLines = ({ payment: { invoiceId, chargeCurrency }, form, lines }: RefundLinesProps) => {
  const t = useCreditMessages();
  const language = useLanguage();
  const { quantities } = useDeferredValue(useWatch({ control: form.control }) as Values);
  const chosen = chosenLines(lines, quantities);
  const { data } = useCreditPreview(invoiceId, chosen.length > 0 ? { lines: chosen } : {});
  const amount = formatMoney(data?.totalAmount ?? 0, chargeCurrency, language);
  return (
    <>
      <LineQuantities lines={lines} currency={chargeCurrency} />
      <p role="status">
        {chosen.length > 0 ? t('creditNote.refundTotal', { amount }) : t('creditNote.chooseLine')}
      </p>
    </>
  );
};

const useRefundForm = ({
  payment,
  left,
  lines,
  onClose,
}: RefundDialogProps & { lines: readonly LineLeft[] }) => {
  const t = usePaymentMessages();
  const language = useLanguage();
  const toast = useToast();
  const refund = useRefund(payment.id);
  const [failure, setFailure] = useState<string>();
  const form = useForm<Values>({
    defaultValues: {
      by: 'AMOUNT',
      amount: formatAmount(left, language),
      quantities: [],
      reason: 'REQUESTED_BY_CUSTOMER',
      note: '',
    },
    resolver: useContractResolver(requestRefund.body, (values: Values) => refundOf(values, lines)),
  });
  const money = (amount: number): string => formatMoney(amount, payment.chargeCurrency, language);

  const submit = async (values: Values): Promise<void> => {
    setFailure(undefined);
    const request = refundOf(values, lines);
    if (request.amount !== undefined && request.amount > left) {
      form.setError('amount', { message: t('payment.refund.tooMuch', { amount: money(left) }) });
      return;
    }
    try {
      const made = await refund.mutateAsync(request);
      if (made.status === 'FAILED') toast(t('payment.refund.refused'), 'error');
      else toast(t('payment.refund.done', { amount: money(made.amount) }), 'success');
      onClose();
    } catch (error) {
      if (!showFieldErrors(form, error)) setFailure(messageOf(error, t('payment.refund.failed')));
    }
  };
  return { submit, form, failure };
};
