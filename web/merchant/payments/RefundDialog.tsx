import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { refundReasons, requestRefund } from '#contract/payment-history.ts';
import type { Payment } from '#contract/payments.ts';
import { ApiError, messageOf } from '../../shared/api-error.ts';
import { AmountInput } from '../../shared/form/AmountInput.tsx';
import { useContractResolver } from '../../shared/form/contract-resolver.ts';
import { Form, showFieldErrors } from '../../shared/form/Form.tsx';
import { parseAmount } from '../../shared/form/parse-amount.ts';
import { SelectInput } from '../../shared/form/SelectInput.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { TextArea } from '../../shared/form/TextArea.tsx';
import { formatAmount, formatMoney } from '../../shared/format/format-money.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { Dialog } from '../../shared/layout/Dialog.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { useToast } from '../../shared/state/Toasts.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { useRefund } from '../queries.ts';
import classes from '../dialog-form.module.css';
import { usePaymentMessages } from './messages/use-payment-messages.ts';

interface RefundDialogProps {
  readonly payment: Payment;
  /** In units of the charge currency. */
  readonly left: number;
  readonly onClose: () => void;
}

interface Values {
  amount: string;
  reason: (typeof refundReasons)[number];
  note: string;
}

/** The request body of the form. */
const refundOf = ({ amount, ...values }: Values) => ({ ...values, amount: parseAmount(amount) ?? 0 });

/** Refunds a payment in full or in part, in the charge currency. */
export const RefundDialog = ({ payment, left, onClose }: RefundDialogProps) => {
  const t = usePaymentMessages();
  const language = useLanguage();
  const { submit, form, failure } = useRefundForm({ payment, left, onClose });
  const most = formatMoney(left, payment.chargeCurrency, language);
  return (
    <Dialog title={t('payment.refund.title')} onClose={onClose}>
      <Form form={form} onSubmit={submit} label={t('payment.refund.title')} className={classes['form']}>
        <p>{t('payment.refund.left', { amount: most })}</p>
        <AmountInput
          name="amount"
          label={t('payment.refund.amount', { currency: payment.chargeCurrency })}
          currency={payment.chargeCurrency}
          required
        />
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

const useRefundForm = ({ payment, left, onClose }: RefundDialogProps) => {
  const t = usePaymentMessages();
  const language = useLanguage();
  const toast = useToast();
  const refund = useRefund(payment.id);
  const [failure, setFailure] = useState<string>();
  const requestKey = useRef<string>(undefined);
  const form = useForm<Values>({
    defaultValues: { amount: formatAmount(left, language), reason: 'REQUESTED_BY_CUSTOMER', note: '' },
    resolver: useContractResolver(requestRefund.body, refundOf),
  });
  const money = (amount: number): string => formatMoney(amount, payment.chargeCurrency, language);

  const submit = async (values: Values): Promise<void> => {
    setFailure(undefined);
    const request = refundOf(values);
    if (request.amount > left) {
      form.setError('amount', { message: t('payment.refund.tooMuch', { amount: money(left) }) });
      return;
    }
    // The key is kept when the response was lost: a repeated request is not refunded twice.
    requestKey.current ??= crypto.randomUUID();
    try {
      const made = await refund.mutateAsync({
        request,
        requestKey: requestKey.current,
      });
      if (made.status === 'FAILED') toast(t('payment.refund.refused'), 'error');
      else toast(t('payment.refund.done', { amount: money(made.amount) }), 'success');
      onClose();
    } catch (error) {
      const isAnswered = error instanceof ApiError && error.status >= 400 && error.status < 500;
      if (isAnswered) requestKey.current = undefined;
      if (!showFieldErrors(form, error)) setFailure(messageOf(error, t('payment.refund.failed')));
    }
  };
  return { submit, form, failure };
};
