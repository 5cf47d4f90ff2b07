import { Alert } from '@mui/material';
import { BooleanInput, required, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { refundReasons, requestRefund } from '#contract/payments/payment-history.ts';
import type { Payment } from '#contract/payments/payments.ts';
import { parseAmount } from '../../shared/form/parse-amount.ts';
import { formatAmount, formatMoney } from '../../shared/format/format-money.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { chosenLines, type LineLeft } from '../../shared/payments/chosen-lines.ts';
import { AmountInput } from '../kit/actions/AmountInput.tsx';
import { FormDialog } from '../kit/actions/FormDialog.tsx';
import type { en } from '../kit/messages/en.ts';
import { RefundLines } from './RefundLines.tsx';
import { useLinesLeft } from './use-lines-left.ts';

interface Props {
  readonly payment: Payment;
  /** Refundable amount in the charge currency. */
  readonly left: number;
  readonly onClose: () => void;
}

type Values = {
  isByLines: boolean;
  amount: string | null;
  /** By line of the document, as typed; react-admin sets cleared fields to null. */
  quantities: (string | null)[];
  reason: (typeof refundReasons)[number];
  note: string | null;
};

const noLines: readonly LineLeft[] = [];

/** The request body of the form. */
const refundOf = ({ isByLines, amount, quantities, reason, note }: Values, lines: readonly LineLeft[]) => ({
  ...(isByLines ? { lines: chosenLines(lines, quantities) } : { amount: parseAmount(amount ?? '') ?? 0 }),
  reason,
  note: note ?? '',
});

/** Refunds a payment in full, in part or by lines of its document, in the charge currency. */
export const RefundDialog = ({ payment, left, onClose }: Props) => {
  const t = useMessages<typeof en>();
  const language = useLanguage();
  const { data: document } = useLinesLeft(payment.invoiceId);
  const lines = document?.lines ?? noLines;
  const { id } = payment;
  const isByBank = payment.method === 'BANK';
  return (
    <FormDialog<Values, unknown>
      title={t('admin.payments.refundOf', { id })}
      defaultValues={{
        isByLines: false,
        amount: formatAmount(left, language),
        quantities: [],
        reason: 'REQUESTED_BY_CUSTOMER',
        note: '',
      }}
      schema={requestRefund.body}
      bodyOf={(values) => refundOf(values, lines)}
      submit={t(isByBank ? 'admin.payments.confirmSentBack' : 'admin.payments.refund')}
      failed={t('admin.payments.refundFailed')}
      send={(data, values) => data.refund({ params: { id }, body: refundOf(values, lines) })}
      done={t(isByBank ? 'admin.payments.sentBack' : 'admin.payments.refunded')}
      onClose={onClose}
    >
      {isByBank && <Alert severity="info">{t('admin.payments.sendFirst')}</Alert>}
      <WhatIsRefunded payment={payment} left={left} lines={lines} />
      <Reason />
    </FormDialog>
  );
};

const Reason = () => {
  const t = useMessages<typeof en>();
  return (
    <>
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
    </>
  );
};

type Refunded = Omit<Props, 'onClose'> & Readonly<{ lines: readonly LineLeft[] }>;

/** An amount, or in its place quantities of the lines that have something left. */
const WhatIsRefunded = ({ payment, left, lines }: Refunded) => {
  const t = useMessages<typeof en>();
  const language = useLanguage();
  const isByLines = useWatch<Values, 'isByLines'>({ name: 'isByLines' });
  const { chargeCurrency } = payment;
  const most = formatMoney(left, chargeCurrency, language);
  return (
    <>
      {!isByLines && (
        <AmountInput
          source="amount"
          label={`${t('resources.payments.fields.amount')}, ${chargeCurrency}`}
          helperText={t('admin.payments.refundable', { amount: most })}
        />
      )}
      {lines.length > 0 && (
        <BooleanInput source="isByLines" label={t('admin.payments.refundByLines')} helperText={false} />
      )}
      {isByLines && <RefundLines payment={payment} lines={lines} />}
    </>
  );
};
