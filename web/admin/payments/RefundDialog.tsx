import { useRef } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useForm } from 'react-hook-form';
import { refundReasons, requestRefund } from '#contract/payment-history.ts';
import type { Payment } from '#contract/payments.ts';
import { call } from '../../shared/call.ts';
import { AmountInput } from '../../shared/form/AmountInput.tsx';
import { Form } from '../../shared/form/Form.tsx';
import { parseAmount } from '../../shared/form/parse-amount.ts';
import { SelectInput } from '../../shared/form/SelectInput.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { TextArea } from '../../shared/form/TextArea.tsx';
import { formatAmount, formatMoney } from '../../shared/format/format-money.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { Dialog } from '../../shared/layout/Dialog.tsx';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { useLanguage } from '../../shared/words/language.ts';
import { useWords } from '../../shared/words/use-words.ts';
import { useRefusal } from '../acts/use-refusal.ts';
import classes from '../acts/FormDialog.module.css';
import type { en } from '../words/en.ts';

interface Props {
  readonly payment: Payment;
  /** What may still go back, in the charge currency. */
  readonly left: number;
  readonly onClose: () => void;
}

type Values = { amount: string; reason: (typeof refundReasons)[number]; note: string };

/** Gives back what is left, or a part of it, in the charge currency. */
export const RefundDialog = ({ payment, left, onClose }: Props) => {
  const t = useWords<typeof en>();
  const language = useLanguage();
  const form = useForm<Values>({
    defaultValues: { amount: formatAmount(left, language), reason: 'REQUESTED_BY_CUSTOMER', note: '' },
  });
  const refund = useRefund(payment, onClose);
  const { refused, attempt } = useRefusal(form);
  const title = t('admin.payments.refundOf', { id: payment.id });
  return (
    <Dialog title={title} onClose={onClose}>
      <Form
        form={form}
        label={title}
        className={classes['form']}
        onSubmit={(values) => attempt(() => refund(values))}
      >
        <AmountInput
          name="amount"
          label={`${t('resources.payments.fields.amount')}, ${payment.chargeCurrency}`}
          help={t('admin.payments.refundable', {
            amount: formatMoney(left, payment.chargeCurrency, language),
          })}
          required
        />
        <SelectInput
          name="reason"
          label={t('admin.reason')}
          required
          choices={refundReasons.map((value) => ({ value, label: t(`admin.refundReason.${value}`) }))}
        />
        <TextArea name="note" label={t('admin.payments.refundNote')} maxLength={500} />
        {refused !== null && <ErrorBanner error={refused} fallback={t('admin.payments.refundFailed')} />}
        <div className={classes['actions']}>
          <Button onClick={onClose}>{t('shared.cancel')}</Button>
          <SubmitButton>{t('admin.payments.refund')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
};

const useRefund = (payment: Payment, onClose: () => void) => {
  const notify = useNotify();
  const refresh = useRefresh();
  // Sent again after an answer was lost, the wish is the same one and is refunded once.
  const requestKey = useRef(crypto.randomUUID());
  return async ({ amount, ...about }: Values): Promise<void> => {
    const wish = { amount: parseAmount(amount) ?? 0, ...about };
    await call(requestRefund, { params: { id: payment.id }, body: wish }, { requestKey: requestKey.current });
    notify('admin.payments.refunded', { type: 'success' });
    onClose();
    refresh();
  };
};
