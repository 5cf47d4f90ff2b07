import { Typography } from '@mui/material';
import type { Payment } from '#contract/payments.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { StatusChip } from '../fields/StatusChip.tsx';

/** The status of a payment, and below it whether money was refunded. */
export const PaymentStatus = ({
  payment: { status, refundStatus },
}: {
  payment: Pick<Payment, 'status' | 'refundStatus'>;
}) => {
  const t = useMessages();
  return (
    <>
      <StatusChip owner="payment" status={status} />
      {refundStatus !== 'NONE' && (
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          {t(`shared.status.refund.${refundStatus}`)}
        </Typography>
      )}
    </>
  );
};
