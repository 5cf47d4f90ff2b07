import { Typography } from '@mui/material';
import type { Payment } from '#contract/payments/payments.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { capitalized } from '../../shared/format/capitalized.ts';
import { joined } from '../../shared/format/joined.ts';
import { StatusChip } from '../kit/fields/StatusChip.tsx';
import { onPhones } from '../kit/theme/theme-base.ts';
import { useDecline } from './use-decline.ts';

/** The status of a payment, and below it that it came by bank, the refunds, or why the card was declined. */
export const PaymentStatus = ({
  payment,
}: {
  payment: Pick<Payment, 'method' | 'status' | 'refundStatus' | 'lastDeclineCode'>;
}) => {
  const t = useMessages();
  const { method, status, refundStatus } = payment;
  const { open } = useDecline(payment);
  const after =
    refundStatus === 'NONE' ? open && capitalized(open.reason) : t(`shared.status.refund.${refundStatus}`);
  const note = method === 'BANK' ? joined([t('shared.status.method.BANK'), after]) : after;
  return (
    <>
      <StatusChip owner="payment" status={status} />
      {note !== null && (
        <Typography
          component="span"
          variant="body2"
          color="textSecondary"
          sx={{ display: 'block', [onPhones]: { maxWidth: '18ch' } }}
        >
          {note}
        </Typography>
      )}
    </>
  );
};
