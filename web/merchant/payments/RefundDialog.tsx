import { call } from '../../shared/call.ts';
import { useDeferredValue } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { refundReasons, requestRefund } from '#contract/payments/payment-history.ts';
import type { Payment } from '#contract/payments/payments.ts';
import { FormDialog } from '../../shared/dialogs/FormDialog.tsx';
import { AmountInput } from '../../shared/form/AmountInput.tsx';
import { parseAmount } from '../../shared/form/parse-amount.ts';
import { RadioChoice } from '../../shared/form/RadioChoice.tsx';
import { SelectInput } from '../../shared/form/SelectInput.tsx';
import { TextArea } from '../../shared/form/TextArea.tsx';
import { formatAmount, formatMoney } from '../../shared/format/format-money.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { fromMinor, toMinor } from '../../shared/money.ts';
import { Banner } from '../../shared/state/Banner.tsx';
import { useToast } from '../../shared/state/toast.ts';
import { useLanguage, type Language } from '../../shared/messages/language.ts';
import { chosenLines, type LineLeft } from '../../shared/payments/chosen-lines.ts';
import { LineQuantities, CreditMessages, useCreditMessages, useCreditPreview } from '../invoices/index.ts';
import { PayerAccount } from '../bank/index.ts';
import { documentQueries } from '../kit/documents/document-queries.ts';
import classes from './PaymentPage.module.css';
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

const emptyOf = (left: number, language: Language): Values => ({
  by: 'AMOUNT',
  amount: formatAmount(left, language),
  quantities: [],
  reason: 'REQUESTED_BY_CUSTOMER',
  note: '',
});

/** The request body of the form. */
const refundOf = ({ by, amount, quantities, reason, note }: Values, lines: readonly LineLeft[]) =>
  by === 'AMOUNT'
    ? { amount: parseAmount(amount) ?? 0, reason, note }
    : { lines: chosenLines(lines, quantities), reason, note };

/**
 * Refunds a payment in full, in part or by lines of its document, in the charge currency. What came by bank the merchant has sent
 * back before.
 */
export const RefundDialog = (props: RefundDialogProps) => (
  <CreditMessages>
    <Refund {...props} />
  </CreditMessages>
);

const noLines: readonly LineLeft[] = [];

const Refund = ({ payment, left, onClose }: RefundDialogProps) => {
  const t = usePaymentMessages();
  const language = useLanguage();
  const toast = useToast();
  const { data: document } = useCreditPreview(payment.invoiceId, {});
  const lines = document?.lines ?? noLines;
  const money = (amount: number): string => formatMoney(amount, payment.chargeCurrency, language);
  const isByBank = payment.method === 'BANK';
  return (
    <FormDialog
      title={t('payment.refund.title')}
      defaultValues={emptyOf(left, language)}
      schema={requestRefund.body}
      bodyOf={(values) => refundOf(values, lines)}
      submit={t(isByBank ? 'payment.refund.submitByBank' : 'payment.refund.submit')}
      send={(values) => call(requestRefund, { params: { id: payment.id }, body: refundOf(values, lines) })}
      failed={t('payment.refund.failed')}
      affects={[['payment'], ...documentQueries]}
      affectsAlways
      onDone={({ status, amount }) => {
        if (status === 'FAILED') toast(t('payment.refund.refused'), 'error');
        else
          toast(t(isByBank ? 'payment.refund.doneByBank' : 'payment.refund.done', { amount: money(amount) }));
        onClose();
      }}
      onClose={onClose}
    >
      <p>{t(isByBank ? 'payment.refund.leftByBank' : 'payment.refund.left', { amount: money(left) })}</p>
      {isByBank && <Banner tone="info">{t('payment.refund.sendFirst')}</Banner>}
      {isByBank && <PayerAccount paymentId={payment.id} />}
      <WhatIsRefunded payment={payment} left={left} lines={lines} />
      <Reason />
    </FormDialog>
  );
};

type WhatProps = Readonly<{ payment: Payment; left: number; lines: readonly LineLeft[] }>;

const WhatIsRefunded = ({ payment, left, lines }: WhatProps) => {
  const t = usePaymentMessages();
  const language = useLanguage();
  const by = useWatch<Values, 'by'>({ name: 'by' });
  const currency = payment.chargeCurrency;
  const most = formatMoney(left, currency, language);
  return (
    <>
      {lines.length > 0 && <RefundBy />}
      {by === 'AMOUNT' && (
        <AmountInput
          name="amount"
          label={t('payment.refund.amount', { currency })}
          currency={currency}
          required
          fault={(amount) => (amount > left ? t('payment.refund.tooMuch', { amount: most }) : undefined)}
        />
      )}
      {by === 'AMOUNT' && <Shares left={left} />}
      {by === 'LINES' && <RefundLines payment={payment} lines={lines} />}
    </>
  );
};

/** Fills in the whole of what is left, or half of it. */
const Shares = ({ left }: { left: number }) => {
  const t = usePaymentMessages();
  const language = useLanguage();
  const { setValue } = useFormContext<Values>();
  const fill = (amount: number): void =>
    setValue('amount', formatAmount(amount, language), { shouldDirty: true, shouldValidate: true });
  return (
    <div className={classes['shares']}>
      <Button size="small" onClick={() => fill(left)}>
        {t('payment.refund.all')}
      </Button>
      <Button size="small" onClick={() => fill(fromMinor(Math.round(toMinor(left) / 2)))}>
        {t('payment.refund.half')}
      </Button>
    </div>
  );
};

const Reason = () => {
  const t = usePaymentMessages();
  return (
    <>
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
    </>
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

/** Quantities of the lines, and what they are worth. */
const RefundLines = ({ payment: { invoiceId, chargeCurrency }, lines }: Omit<WhatProps, 'left'>) => {
  const t = useCreditMessages();
  const language = useLanguage();
  const quantities = useDeferredValue(useWatch<Values, 'quantities'>({ name: 'quantities' }));
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
