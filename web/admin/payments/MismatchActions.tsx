import { Button } from '@mui/material';
import { useState } from 'react';
import type { Payment } from '#contract/payments/payments.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { ConfirmDialog } from '../kit/actions/ConfirmDialog.tsx';
import { usePaymentHistory } from './use-payment-history.ts';
import { usePaymentMessages } from './use-payment-messages.ts';

type Resolution = 'ACCEPT' | 'GIVE_BACK';

/** Only for a pure amount mismatch; the server checks again. */
const onlyAmount = 'AMOUNT_MISMATCH:AMOUNT';

/** Accepts or refunds a captured amount that differs from the asked one, after confirmation. */
export const MismatchActions = ({ payment }: { payment: Payment }) => {
  const { t } = usePaymentMessages(payment);
  const { data } = usePaymentHistory(payment.id);
  const [asked, setAsked] = useState<Resolution>();
  const { mismatch, status, mismatchResolution } = payment;
  if (data === undefined || mismatch === null || status === 'SUCCEEDED') return null;
  const isUnderWay = data.refunds.some((one) => one.status !== 'FAILED' && one.status !== 'CANCELLED');
  if (isUnderWay) return null;
  return (
    <>
      {mismatch === onlyAmount && mismatchResolution === null && (
        <Button variant="outlined" onClick={() => setAsked('ACCEPT')}>
          {t('admin.payments.accept')}
        </Button>
      )}
      <Button variant="outlined" onClick={() => setAsked('GIVE_BACK')}>
        {t('admin.payments.giveBack')}
      </Button>
      {asked && <Confirm payment={payment} resolution={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
};

interface ConfirmProps {
  readonly payment: Payment;
  readonly resolution: Resolution;
  readonly onClose: () => void;
}

const Confirm = ({ payment, resolution, onClose }: ConfirmProps) => {
  const { t, charged } = usePaymentMessages(payment);
  const language = useLanguage();
  const messages = resolution === 'ACCEPT' ? 'accept' : 'giveBack';
  const captured = formatMoney(
    payment.capturedAmount ?? payment.chargeAmount,
    payment.capturedCurrency ?? payment.chargeCurrency,
    language,
  );
  return (
    <ConfirmDialog
      title={t(`admin.payments.${messages}Title`)}
      text={t(`admin.payments.${messages}Effect`, { captured, asked: charged(payment.chargeAmount) })}
      submit={t(`admin.payments.${messages}`)}
      send={(data) => data.resolveMismatch({ params: { id: payment.id }, body: { resolution } })}
      done={t(`admin.payments.${messages}Done`)}
      failed={t('admin.payments.resolveFailed')}
      onClose={onClose}
    />
  );
};
