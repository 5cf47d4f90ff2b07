import type { Refund } from '#contract/payment-history.ts';
import type { Payment } from '#contract/payments.ts';

const minor = (amount: number): number => Math.round(amount * 100);

/** What may still go back to the payer, in units of the charge currency: refunds under way are counted as made. */
export const refundable = (
  payment: Pick<Payment, 'status' | 'disputeStatus' | 'chargeAmount'>,
  refunds: readonly Pick<Refund, 'amount' | 'status'>[],
): number => {
  if (payment.status !== 'SUCCEEDED' || payment.disputeStatus === 'OPEN' || payment.disputeStatus === 'LOST')
    return 0;
  const claimed = refunds
    .filter(({ status }) => status !== 'FAILED' && status !== 'CANCELLED')
    .reduce((sum, { amount }) => sum + minor(amount), 0);
  return (minor(payment.chargeAmount) - claimed) / 100;
};
