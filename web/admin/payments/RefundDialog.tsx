import { useRef } from 'react';
import { required, SelectInput, TextInput, useNotify, useRefresh } from 'react-admin';
import { refundReasons, requestRefund } from '#contract/payment-history.ts';
import type { Payment } from '#contract/payments.ts';
import { parseAmount } from '../../shared/form/parse-amount.ts';
import { formatAmount, formatMoney } from '../../shared/format/format-money.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { AmountInput } from '../actions/AmountInput.tsx';
import { FormDialog } from '../actions/FormDialog.tsx';
import { useAdminData } from '../data-provider.ts';
import type { en } from '../messages/en.ts';

interface Props {
  readonly payment: Payment;
  /** Refundable amount in the charge currency. */
  readonly left: number;
  readonly onClose: () => void;
}

type Values = {
  amount: string | null;
  lines: string | null;
  reason: (typeof refundReasons)[number];
  note: string | null;
};

const lineList =
  /^\s*\d{1,4}(\s*:\s*\d{1,6}([.,]\d{1,3})?)?(\s*;\s*\d{1,4}(\s*:\s*\d{1,6}([.,]\d{1,3})?)?)*\s*$/;

/** `1:2; 3` as lines: two of the first, all that is left of the third. */
const linesOf = (typed: string) =>
  typed.split(';').map((part) => {
    const [line = '', quantity] = part.split(':').map((text) => text.trim());
    return {
      line: Number(line),
      ...(quantity !== undefined && { quantity: Number(quantity.replace(',', '.')) }),
    };
  });

const isGiven = (typed: string | null): typed is string => typed !== null && typed.trim() !== '';

/** The request body of the form, by lines when they are given; react-admin sets cleared fields to null. */
const refundOf = ({ amount, lines, reason, note }: Values) => ({
  ...(isGiven(lines) ? { lines: linesOf(lines) } : { amount: parseAmount(amount ?? '') ?? 0 }),
  reason,
  note: note ?? '',
});

/** Refunds a payment in full, in part or by lines of its document, in the charge currency. */
export const RefundDialog = ({ payment, left, onClose }: Props) => {
  const t = useMessages<typeof en>();
  const language = useLanguage();
  const refund = useRefund(payment, onClose);
  const { id, chargeCurrency } = payment;
  return (
    <FormDialog<Values>
      title={t('admin.payments.refundOf', { id })}
      defaultValues={{
        amount: formatAmount(left, language),
        lines: '',
        reason: 'REQUESTED_BY_CUSTOMER',
        note: '',
      }}
      schema={requestRefund.body}
      bodyOf={refundOf}
      submit={t('admin.payments.refund')}
      failed={t('admin.payments.refundFailed')}
      onSubmit={refund}
      onClose={onClose}
    >
      <AmountInput
        source="amount"
        label={`${t('resources.payments.fields.amount')}, ${chargeCurrency}`}
        helperText={t('admin.payments.refundable', { amount: formatMoney(left, chargeCurrency, language) })}
      />
      {payment.invoiceId !== null && (
        <TextInput
          source="lines"
          label={t('admin.payments.refundLines')}
          helperText={t('admin.payments.refundLinesHelp')}
          validate={(typed: string | null) =>
            isGiven(typed) && !lineList.test(typed) ? t('admin.payments.refundLinesHelp') : undefined
          }
        />
      )}
      <SelectInput
        source="reason"
        label={t('admin.reason')}
        validate={required()}
        choices={refundReasons.map((reason) => ({ id: reason, name: t(`admin.refundReason.${reason}`) }))}
        translateChoice={false}
      />
      <TextInput
        source="note"
        label={t('admin.payments.refundNote')}
        multiline
        minRows={3}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </FormDialog>
  );
};

const useRefund = (payment: Payment, onClose: () => void) => {
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useAdminData();
  // The key is kept when the response was lost: a repeated request is refunded once.
  const requestKey = useRef(crypto.randomUUID());
  return async (values: Values): Promise<void> => {
    const body = refundOf(values);
    await dataProvider.refund({ params: { id: payment.id }, body }, { requestKey: requestKey.current });
    notify('admin.payments.refunded', { type: 'success' });
    onClose();
    refresh();
  };
};
