import type { Refund, PaymentHistory } from '#contract/payments/payment-history.ts';
import type { Payment } from '#contract/payments/payments.ts';
import { less } from '../money.ts';

type Dispute = Pick<PaymentHistory['disputes'][number], 'status' | 'isInquiry'>;

/**
 * An undecided chargeback: the provider withholds the money. An inquiry withholds none. A payment with an open dispute
 * that is not in its list has one in another currency.
 */
export const isWithheld = (
  { disputeStatus }: Pick<Payment, 'disputeStatus'>,
  disputes: readonly Dispute[],
): boolean => {
  const open = disputes.filter(({ status }) => status === 'OPEN');
  return open.length === 0 ? disputeStatus === 'OPEN' : open.some(({ isInquiry }) => !isInquiry);
};

/** The refundable amount in units of the charge currency; pending refunds are subtracted. */
export const refundable = (
  payment: Pick<Payment, 'status' | 'disputeStatus' | 'chargeAmount'>,
  {
    refunds,
    disputes,
  }: Readonly<{
    refunds: readonly Pick<Refund, 'amount' | 'status'>[];
    disputes: readonly Dispute[];
  }>,
): number => {
  if (payment.status !== 'SUCCEEDED' || isWithheld(payment, disputes) || payment.disputeStatus === 'LOST')
    return 0;
  const claimed = refunds.filter(({ status }) => status !== 'FAILED' && status !== 'CANCELLED');
  return less(payment.chargeAmount, ...claimed.map(({ amount }) => amount));
};
