import type { Payment } from '#contract/payments/payments.ts';
import { Chip, StatusDot } from '../StatusChip.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { badgesOf } from './payment-badges.ts';
import classes from './PaymentChips.module.css';

/**
 * The states of a payment: status or refund, and an open or lost dispute; badges where something needs attention. A payment by
 * bank says so.
 */
export const PaymentChips = ({
  payment,
}: {
  payment: Pick<Payment, 'method' | 'status' | 'refundStatus' | 'disputeStatus'>;
}) => {
  const t = useMessages();
  return (
    <span className={classes['chips']}>
      {badgesOf(payment).map(({ key, tone, isBadge }) => {
        const Form = isBadge ? Chip : StatusDot;
        return (
          <Form key={key} tone={tone} status={key.split('.')[1]!}>
            {t(`shared.status.${key}`)}
          </Form>
        );
      })}
      {payment.method === 'BANK' && (
        <Chip tone="neutral" status="BANK">
          {t('shared.status.method.BANK')}
        </Chip>
      )}
    </span>
  );
};
