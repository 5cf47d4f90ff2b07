import type { Payment } from '#contract/payments.ts';
import { Chip } from '../StatusChip.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { badgesOf } from './payment-badges.ts';
import classes from './PaymentChips.module.css';

/** The badges of a payment: status or refund, and an open or lost dispute. */
export const PaymentChips = ({
  payment,
}: {
  payment: Pick<Payment, 'status' | 'refundStatus' | 'disputeStatus'>;
}) => {
  const t = useMessages();
  return (
    <span className={classes['chips']}>
      {badgesOf(payment).map(({ key, tone }) => (
        <Chip key={key} tone={tone} status={key.split('.')[1]!}>
          {t(`shared.status.${key}`)}
        </Chip>
      ))}
    </span>
  );
};
