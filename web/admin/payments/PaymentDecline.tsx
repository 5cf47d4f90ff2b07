import { Alert, AlertTitle } from '@mui/material';
import type { Payment } from '#contract/payments/payments.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import type { en } from '../kit/messages/en.ts';
import { useDecline } from './use-decline.ts';

/** Why the card of an unpaid payment was declined, and what its payer is advised to do. */
export const PaymentDecline = ({ payment }: { payment: Payment }) => {
  const t = useMessages<typeof en>();
  const { open } = useDecline(payment);
  if (open === null) return null;
  return (
    <Alert severity="warning" role="status">
      <AlertTitle>{t('admin.payments.declined', { reason: open.reason })}</AlertTitle>
      {t('admin.payments.declineAdvice', { advice: open.advice })}
    </Alert>
  );
};
